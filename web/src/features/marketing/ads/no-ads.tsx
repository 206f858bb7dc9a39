import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";

/** Shown when nothing has been counted yet: offers the ways to start. */
export const NoAds = ({ action }: { action: ReactNode }) => (
  <EmptyState drawing="chart" action={action}>
    {t(
      "See what each campaign costs and what it earns. Start with a tagged link, or add what you have spent so far.",
    )}
  </EmptyState>
);

/** Shown when visitors have been counted, but none came through an ad. */
export const NoAdsYet = () => (
  <EmptyState drawing="chart">
    {t("No ads yet. Make a link for each campaign or add what you have spent, and the results show up here.")}
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
          {t("Show this year")}
        </Button>
      }
    >
      {t("No ad spend or ad visits in this period.")}
    </EmptyState>
  );
}
