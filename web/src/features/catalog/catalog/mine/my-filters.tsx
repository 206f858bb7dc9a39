import {
  catalog,
  type ListingSort,
  listingSorts,
  maxSearchLength,
} from "@solodesk/contract/catalog/catalog.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { Select } from "#ui/forms/select.tsx";
import { CategorySelect } from "../category-select.tsx";
import type { MyFilter } from "./use-my-filter.ts";

const sortNames: Record<ListingSort, string> = {
  default: "Oldest first",
  newest: "Newest first",
  name: "Name",
  price: "Lowest price",
  "-price": "Highest price",
};

export function MyFilters({ filter }: { filter: MyFilter }) {
  // The list is complete without the counts, so their failure is not reported.
  const { data } = useRead(readOf(catalog.listMyCategories, {}), { quiet: true });
  const changed = data?.changed ?? 0;
  return (
    <FilterBar>
      <SearchBox
        label="Search your catalogue"
        placeholder="Product or service"
        value={filter.typed}
        maxLength={maxSearchLength}
        onType={filter.type}
      />
      <CategorySelect categories={data?.data ?? []} value={filter.category} onChange={filter.setCategory} />
      <Select
        aria-label="Shown"
        className="min-w-36 flex-1 xl:w-44 xl:flex-none"
        value={filter.state}
        onChange={(event) => filter.setState(event.target.value)}
      >
        <option value="">On or off page</option>
        <option value="active">On your page</option>
        <option value="inactive">Off your page</option>
        <option value="changed">Changed at source{changed > 0 && ` (${changed.toLocaleString()})`}</option>
      </Select>
      <Select
        aria-label="Sort"
        className="min-w-36 flex-1 xl:w-44 xl:flex-none"
        value={filter.sort}
        onChange={(event) => filter.setSort(event.target.value)}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
