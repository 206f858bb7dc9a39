import type { ReactNode } from "react";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";

/** Shown when nothing has been counted yet: offers the ways to start. */
export const NoAds = ({ action }: { action: ReactNode }) => (
  <EmptyState drawing="chart" action={action}>
    See what each campaign costs and what it brings in. It begins with a link you can tell from others, or
    with what you have spent so far.
  </EmptyState>
);

/** Shown when visitors have been counted, but none came through an ad. */
export const NoAdsYet = () => (
  <EmptyState drawing="chart">
    No ads yet. Make a link for each campaign, or add what you have spent, and what it brings in shows up
    here.
  </EmptyState>
);

/** Shown when ads were counted, but not on these days. */
export function NoAdsThen() {
  const { choose } = useAddressFilter("figure");
  return (
    <EmptyState
      drawing="search"
      action={
        <Button onClick={() => choose({ period: "year", from: "", to: "", platform: "", campaign: "" })}>
          Show this year
        </Button>
      }
    >
      No ad spend or ad visits in these days.
    </EmptyState>
  );
}
