import {
  catalog,
  maxSearchLength,
  type ProductSort,
  productSorts,
} from "@solodesk/contract/catalog/catalog.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { Select } from "#ui/forms/select.tsx";
import { CategorySelect } from "./category-select.tsx";
import type { CatalogueFilter } from "./use-catalogue-filter.ts";

const sortNames: Record<ProductSort, string> = {
  default: "Catalogue order",
  name: "Name",
  price: "Price, low to high",
  "-price": "Price, high to low",
  newest: "Newest first",
};

export function CatalogueFilters({ filter }: { filter: CatalogueFilter }) {
  // The list is complete without the counts, so their failure is not reported.
  const { data: categories } = useRead(readOf(catalog.listCategories, {}), { quiet: true });
  return (
    <FilterBar>
      <SearchBox
        label="Search products"
        placeholder="Name, brand or SKU"
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
          aria-label="Sort"
          className="min-w-32 flex-1 xl:w-48 xl:flex-none"
          value={filter.sort}
          onChange={(event) => filter.setSort(event.target.value)}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      )}
    </FilterBar>
  );
}
