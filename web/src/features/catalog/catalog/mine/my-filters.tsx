import {
  catalog,
  type ListingSort,
  listingSorts,
  maxSearchLength,
} from "@solodesk/contract/catalog/catalog.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { Select } from "#ui/forms/select.tsx";
import { CategorySelect } from "../category-select.tsx";
import type { MyFilter } from "./use-my-filter.ts";

const sortNames: Record<ListingSort, Message> = {
  default: msg("Store page order"),
  newest: msg("Newest first"),
  name: msg("Name"),
  price: msg("Lowest price"),
  "-price": msg("Highest price"),
};

export function MyFilters({ filter }: { filter: MyFilter }) {
  // The list is complete without the counts, so their failure is not reported.
  const { data } = useRead(readOf(catalog.listMyCategories, {}), { quiet: true });
  const changed = data?.changed ?? 0;
  return (
    <FilterBar>
      <SearchBox
        label={t("Search your catalogue")}
        placeholder={t("Product or service")}
        value={filter.typed}
        maxLength={maxSearchLength}
        onType={filter.type}
      />
      <CategorySelect categories={data?.data ?? []} value={filter.category} onChange={filter.setCategory} />
      <Select
        aria-label={t("Shown||which products are shown")}
        className="min-w-36 flex-1 xl:w-44 xl:flex-none"
        value={filter.state}
        onChange={(event) => filter.setState(event.target.value)}
      >
        <option value="">{t("On or off page")}</option>
        <option value="active">{t("On your page")}</option>
        <option value="inactive">{t("Off your page")}</option>
        <option value="changed">
          {changed > 0
            ? t("Changed at source ({count})", { count: numberFormat().format(changed) })
            : t("Changed at source")}
        </option>
      </Select>
      <Select
        aria-label={t("Sort||verb, the order of a list")}
        className="min-w-36 flex-1 xl:w-44 xl:flex-none"
        value={filter.sort}
        onChange={(event) => filter.setSort(event.target.value)}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortNames[sort])}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
