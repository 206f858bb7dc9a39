import { maxWords } from "#kernel/api/list-query.ts";
import { DayRange } from "./day-range.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import type { ListFilter } from "./use-list-filter.ts";

interface ListFiltersProps {
  filter: Pick<ListFilter, "typed" | "type" | "from" | "setFrom" | "to" | "setTo">;
  /** The accessible name of the search box. */
  label: string;
  placeholder: string;
}

/** A search box and two dates that narrow a list. */
export const ListFilters = ({ filter, label, placeholder }: ListFiltersProps) => (
  <FilterBar>
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={filter.typed}
      maxLength={maxWords}
      onType={filter.type}
    />
    <DayRange {...filter} />
  </FilterBar>
);
