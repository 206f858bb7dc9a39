import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { type AdsFilter, ads } from "@solodesk/contract/marketing/ads.ts";
import { lazy, useState } from "react";
import { useSearchParams } from "react-router";
import { ExportButton } from "#ui/data/export-button.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { isAllClicked } from "../charts/all-clicked.ts";
import { LazyDialog } from "../spend/lazy-dialog.tsx";
import { CampaignCards } from "./campaign-cards.tsx";
import { campaignsInOrder, orderIn } from "./campaign-order.ts";
import { CampaignTable } from "./campaign-table.tsx";

const MatchDialog = lazy(async () => ({ default: (await import("../match/match-dialog.tsx")).MatchDialog }));

interface CampaignsProps {
  report: AdReport;
  filter: AdsFilter;
  opened: Opened;
}

/** Campaigns shown at first: few enough to read at a glance. */
const first = 10;

export function Campaigns({ report: { campaigns, summary }, filter, opened }: CampaignsProps) {
  const [query] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const isTable = useMedia("(min-width: 768px)");
  const order = orderIn(query);
  const sorted = campaignsInOrder(campaigns, order);
  const Rows = isTable ? CampaignTable : CampaignCards;
  return (
    <section aria-label={t("Campaigns")}>
      <SectionHead
        title={t("Campaigns")}
        count={campaigns.length}
        action={
          <div className="flex gap-2">
            <LazyDialog name={t("Match links")}>{(close) => <MatchDialog onClose={close} />}</LazyDialog>
            <ExportButton
              endpoint={ads.exportCampaigns}
              input={{ query: filter }}
              total={campaigns.length}
              done={t("Campaigns exported")}
            />
          </div>
        }
      />
      {campaigns.length === 0 ? (
        <p className="border-line border-y py-5 text-body">
          {t("No campaign spend or visits in this period.")}
        </p>
      ) : (
        <Rows
          campaigns={isWhole ? sorted : sorted.slice(0, first)}
          summary={summary}
          order={order}
          opened={opened}
        />
      )}
      {isTable && !isAllClicked(summary) && (
        <p className="pt-2 text-faint text-sm">
          {t("The total per click counts only campaigns with clicks.")}
        </p>
      )}
      {!isWhole && sorted.length > first && (
        <Button look="ghost" onClick={() => setWhole(true)} className="mt-3">
          {t("Show all {count, plural, one {# campaign} other {# campaigns}}", { count: sorted.length })}
        </Button>
      )}
    </section>
  );
}
