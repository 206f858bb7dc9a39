import {
  catalog,
  maxSearchLength,
  type ProductSort,
  productSorts,
} from "@solodesk/contract/catalog/catalog.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { Select } from "#ui/forms/select.tsx";
import { CategorySelect } from "./category-select.tsx";
import type { CatalogueFilter } from "./use-catalogue-filter.ts";

const sortNames: Record<ProductSort, Message> = {
  default: msg("Catalogue order"),
  name: msg("Name"),
  price: msg("Price, low to high"),
  "-price": msg("Price, high to low"),
  newest: msg("Newest first"),
};

export function CatalogueFilters({ filter }: { filter: CatalogueFilter }) {
  // The list is complete without the counts, so their failure is not reported.
  const { data: categories } = useRead(readOf(catalog.listCategories, {}), { quiet: true });
  return (
    <FilterBar>
      <SearchBox
        label={t("Search products")}
        placeholder={t("Name, brand or SKU")}
        value={filter.typed}
        maxLength={maxSearchLength}
        onType={filter.type}
      />
      <CategorySelect
        categories={categories?.data ?? []}
        value={filter.category}
        onChange={filter.setCategory}
      />
      {filter.q === "" && (
        <Select
          aria-label={t("Sort||verb, the order of a list")}
          className="min-w-32 flex-1 xl:w-48 xl:flex-none"
          value={filter.sort}
          onChange={(event) => filter.setSort(event.target.value)}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortNames[sort])}
            </option>
          ))}
        </Select>
      )}
    </FilterBar>
  );
}
