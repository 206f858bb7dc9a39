import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type PeopleFilter, people, peopleFilters } from "@solodesk/contract/operator/people.ts";
import { listIn, maxWords, pageIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { PersonDrawer } from "./person-drawer.tsx";
import { PersonRow } from "./person-row.tsx";

const filterNames: Record<PeopleFilter, Message> = {
  debt: msg("In debt||accounts"),
  suspended: msg("Suspended||accounts"),
};

const usePeople = (query: URLSearchParams, only: PeopleFilter | undefined) => {
  const wanted = listIn(query);
  const narrowed = { ...pageIn(wanted), ...(wanted.q !== "" && { q: wanted.q }), ...(only && { only }) };
  return useRead(readOf(people.list, { query: narrowed }), { quiet: true, keepPrevious: true });
};

/** The accounts of the installation: all, those that match the words, those in debt, or the suspended ones. */
export function PeopleList() {
  const { query, typed, type, choose, clear } = useAddressFilter("page", "person");
  const only = peopleFilters.find((one) => one === query.get("only"));
  const { data, isError, isFetching, isPlaceholderData, refetch } = usePeople(query, only);
  const opened = useOpened("person");
  const isNarrowed = only !== undefined || typed !== "";
  const isEmpty = data?.data.length === 0;
  return (
    <section aria-label={t("People||accounts of an installation")}>
      <FilterBar>
        <SearchBox
          label={t("Find people")}
          placeholder={t("Name, email, store or website address")}
          value={typed}
          maxLength={maxWords}
          onType={type}
        />
        <div className="w-full sm:w-52">
          <Select
            aria-label={t("Which people")}
            value={only ?? ""}
            onChange={({ target }) => choose({ only: target.value })}
          >
            <option value="">{t("All accounts")}</option>
            {peopleFilters.map((one) => (
              <option key={one} value={one}>
                {t(filterNames[one])}
              </option>
            ))}
          </Select>
        </div>
      </FilterBar>
      {!data && !isError && <RowsSkeleton label={t("Loading people")} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("The accounts could not be loaded.")}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          drawing="page"
          action={isNarrowed && <Button onClick={() => clear("only")}>{t("Show all accounts")}</Button>}
        >
          {typed !== "" ? t("No account matches “{words}”.", { words: typed }) : t("Nobody is on this list.")}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("People||accounts of an installation")} className="border-line border-t">
            {data.data.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={() => opened.open(person.id)} />
            ))}
          </ul>
          <Pager pagination={data.pagination} />
        </div>
      )}
      <PersonDrawer opened={opened} />
    </section>
  );
}
