import type { TranslationList } from "@solodesk/contract/catalog/translations.ts";
import { languages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, Navigate, useSearchParams } from "react-router";
import { useRead } from "#kernel/api/query.ts";
import { Pager } from "#ui/data/pager.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { TranslatedItemForm } from "./translated-item-form.tsx";
import { stateIn, translationsRead } from "./translations.reads.ts";

/** `/settings/translations`: the seller's own texts in the other languages of the store. */
export function TranslationsScreen() {
  const [query] = useSearchParams();
  const read = useRead(translationsRead(query), { quiet: true, keepPrevious: true });
  const { data, isFetching, isPlaceholderData, refetch } = read;
  return (
    <Screen
      title={t(pageNames.translations)}
      lead={t(
        "Translate your texts into the other languages of your store page. Where a field is empty, visitors see your original.",
      )}
      width="beside"
    >
      {!data && isFetching && <FormSkeleton fields={["line", "line", "box"]} />}
      {!data && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>{t("Your translations could not be loaded.")}</ErrorState>
      )}
      {data && data.languages.length < 2 && <OneLanguage />}
      {data && data.languages.length > 1 && (
        <>
          <Filters {...data} />
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
            <Items {...data} />
          </div>
        </>
      )}
    </Screen>
  );
}

const OneLanguage = () => (
  <EmptyState
    drawing="page"
    action={
      <Button asChild look="primary">
        <Link to={`${pages.storeSettings}#languages`}>{t("Add a language")}</Link>
      </Button>
    }
  >
    {t("Your store page has one language. Add another to translate your texts.")}
  </EmptyState>
);

function Filters({ language, languages: tags }: Pick<TranslationList, "language" | "languages">) {
  const { query, choose } = useAddressFilter("page");
  return (
    <search className="mb-6 flex flex-wrap items-center gap-3">
      <div className="w-full sm:w-56">
        <Select
          aria-label={t("Language")}
          value={language}
          onChange={({ target }) => choose({ language: target.value })}
        >
          {tags.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {languages[tag].name}
            </option>
          ))}
        </Select>
      </div>
      <Segmented
        label={t("Show||which texts")}
        options={[
          { value: "all", label: t("All||texts") },
          { value: "open", label: t("To translate") },
        ]}
        value={stateIn(query)}
        onChange={(wanted) => choose({ state: wanted === "all" ? "" : wanted })}
      />
    </search>
  );
}

function Items({ data, pagination, language }: Pick<TranslationList, "data" | "pagination" | "language">) {
  const [query] = useSearchParams();
  // The last item of a page was translated, and fewer pages are left.
  if (data.length === 0 && pagination.total > 0) return <Navigate replace to={firstPage(query)} />;
  if (data.length === 0) {
    return (
      <EmptyState drawing="page">
        {stateIn(query) === "open"
          ? t("Nothing left to translate.")
          : t("Nothing to translate yet. Add a tagline, a service or a product.")}
      </EmptyState>
    );
  }
  return (
    <>
      {data.map((item) => (
        <TranslatedItemForm key={`${language} ${item.id}`} item={item} language={language} />
      ))}
      <Pager pagination={pagination} />
    </>
  );
}

function firstPage(query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete("page");
  return `?${next}`;
}
