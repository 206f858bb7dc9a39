import { catalog, type ProductSort, productSorts } from "@solodesk/contract/catalog.ts";
import { Search } from "lucide-react";
import { useRead } from "#kernel/query.ts";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { CatalogueFilter } from "./use-catalogue-filter.ts";

const sortNames: Record<ProductSort, string> = {
  default: "Catalogue order",
  name: "Name",
  price: "Price, low to high",
  "-price": "Price, high to low",
  newest: "Newest first",
};

export function CatalogueFilters({ filter }: { filter: CatalogueFilter }) {
  // Without the counts the list is whole all the same, so their failure needs no words.
  const { data: categories } = useRead(catalog.categories, {}, { quiet: true });
  const known = categories?.data ?? [];
  const isListed = filter.category === "" || known.some(({ category }) => category === filter.category);
  return (
    <search className="-mx-1 grid gap-2 bg-canvas px-1 py-3 sm:grid-cols-2 md:sticky md:top-14 md:z-10 md:grid-cols-[minmax(0,1fr)_14rem_13rem]">
      <div className="relative sm:col-span-2 md:col-span-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <Input
          type="search"
          aria-label="Search products"
          placeholder="Name, brand or SKU"
          value={filter.typed}
          onChange={(event) => filter.type(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className="pl-9"
        />
      </div>
      <Select
        aria-label="Category"
        value={filter.category}
        onChange={(event) => filter.setCategory(event.target.value)}
      >
        <option value="">All categories</option>
        {!isListed && <option value={filter.category}>{filter.category}</option>}
        {known.map(({ category, products }) => (
          <option key={category} value={category}>
            {category || "Without category"} ({products.toLocaleString()})
          </option>
        ))}
      </Select>
      {filter.q === "" ? (
        <Select
          aria-label="Sort"
          value={filter.sort}
          onChange={(event) => filter.setSort(event.target.value)}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      ) : (
        <p className="flex h-9 items-center text-faint text-sm touch:h-11 md:justify-end">Best match first</p>
      )}
    </search>
  );
}
