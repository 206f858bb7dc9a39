import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import type { MyFilter } from "./use-my-filter.ts";

/** Nothing is left of one's own catalogue, and the way back to all of it. */
export const NothingOfMine = ({ filter }: { filter: MyFilter }) => (
  <EmptyState drawing="search" action={<Button onClick={filter.clear}>Clear filters</Button>}>
    {wordsFor(filter)}
  </EmptyState>
);

function wordsFor({ q, category, state }: MyFilter): string {
  if (q !== "") return `Nothing in your catalogue matches “${q}”.`;
  return state === "changed" && category === ""
    ? "No product has changed at its source since you agreed to it."
    : "Nothing in your catalogue is like this.";
}
