import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { AskUs } from "../ask-us.tsx";
import { FaqBrowser } from "./faq-browser.tsx";

const useFaqs = (options: { quiet?: boolean } = {}) => useRead(readOf(support.listFaqs, {}), options);

const rows = ["w-3/5", "w-2/5", "w-1/2", "w-3/4", "w-2/5", "w-3/5", "w-1/2"];

/** Placeholder for the search box, the categories and the questions, in their sizes. */
const FaqsSkeleton = () => (
  <output aria-label={t("Loading the questions")} className="block">
    <Skeleton className="h-11 max-w-[48rem]" />
    <span className="mt-6 grid gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <span className="flex gap-1 overflow-hidden lg:flex-col">
        {rows.slice(2).map((_, at) => (
          <span key={at} className="flex h-9 w-32 shrink-0 items-center lg:w-full touch:h-11">
            <Skeleton className="h-4 w-4/5" />
          </span>
        ))}
      </span>
      <span className="block max-w-[48rem]">
        <Skeleton className="mb-4 h-6 w-44" />
        {rows.map((width, at) => (
          <span key={at} className="flex h-11 items-center border-line border-t touch:h-12">
            <Skeleton className={`h-4 ${width}`} />
          </span>
        ))}
      </span>
    </span>
  </output>
);

/** `/faqs`. */
export function FaqsScreen() {
  const { data, isError, isFetching, refetch } = useFaqs();
  const faqs = data?.data;
  return (
    <Screen title={t(pageNames.faqs)}>
      {!faqs && isError && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("The questions could not be loaded.")}
        </ErrorState>
      )}
      {!faqs && !isError && <FaqsSkeleton />}
      {faqs?.length === 0 && (
        <EmptyState drawing="page" action={<AskUs />}>
          {t("No answers yet. Answers to common questions show up here. Until then, ask us.")}
        </EmptyState>
      )}
      {faqs && faqs.length > 0 && <FaqBrowser faqs={faqs} />}
    </Screen>
  );
}
