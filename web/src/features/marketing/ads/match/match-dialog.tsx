import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { MatchRow } from "./match-row.tsx";

/** Campaigns with spend, and campaigns named by links. */
const useCampaigns = () => useRead(readOf(ads.listCampaigns, {}), { quiet: true });

/**
 * Links identify their campaign by a tag, reports by a name and an id: where these differ, the seller says
 * which belong together.
 */
export function MatchDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useCampaigns();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("Match links to campaigns")}
        description={t(
          "Links with the name or the id of a campaign belong to it automatically. For other links, choose the campaign here.",
        )}
        width="wide"
        footer={
          <DialogClose asChild>
            <Button>{t("Done")}</Button>
          </DialogClose>
        }
      >
        {isError && !data && (
          <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
            {t("Your campaigns could not be loaded.")}
          </ErrorLine>
        )}
        {!data && !isError && <RowsSkeleton label={t("Loading campaigns")} />}
        {data?.data.tagged.length === 0 && (
          <p className="py-3 text-body">{t("No link has named a campaign yet.")}</p>
        )}
        {data && data.data.tagged.length > 0 && (
          <ul aria-label={t("Campaigns as links name them")} className="border-line border-t">
            {data.data.tagged.map((tagged) => (
              <MatchRow
                key={`${tagged.platform} ${tagged.campaign}`}
                tagged={tagged}
                campaigns={data.data.campaigns}
              />
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}
