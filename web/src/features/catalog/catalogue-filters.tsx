import { catalog, maxSearchLength, type ProductSort, productSorts } from "@solodesk/contract/catalog.ts";
import { Search, X } from "lucide-react";
import { useRead } from "#kernel/query.ts";
import { IconButton } from "#ui/icon-button.tsx";
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
  const { data: categories } = useRead(catalog.listCategories, {}, { quiet: true });
  const known = categories?.data ?? [];
  const isListed = filter.category === "" || known.some(({ category }) => category === filter.category);
  return (
    <search className="-mx-1 flex flex-wrap items-start gap-2 bg-canvas px-1 py-3 md:sticky md:top-14 md:z-10 md:flex-nowrap">
      <div className="relative min-w-full flex-1 md:min-w-0">
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
          maxLength={maxSearchLength}
          className="pr-10 pl-9 [&::-webkit-search-cancel-button]:appearance-none"
        />
        {filter.typed !== "" && (
          // Around the button, because one is placed relatively itself, which would win.
          <span className="absolute inset-y-0 right-0 flex items-center">
            <IconButton label="Clear words" onClick={() => filter.type("")}>
              <X />
            </IconButton>
          </span>
        )}
      </div>
      <Select
        aria-label="Category"
        className="min-w-40 flex-1 md:w-56 md:flex-none"
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
      {filter.q === "" && (
        <Select
          aria-label="Sort"
          className="min-w-32 flex-1 md:w-48 md:flex-none"
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
    </search>
  );
}
