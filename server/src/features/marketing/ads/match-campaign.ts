import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findCampaign } from "./campaigns.repository.ts";
import { countMatches, upsertMatch } from "./matches.repository.ts";
import { requireStore } from "./require-store.ts";

const MOST_MATCHES = 5000;

/**
 * Assigns a tag to a campaign, or with null to none. Applies to past days too, because figures are joined on
 * request. Throws "store_required", "not_found", "validation_failed".
 */
export async function matchCampaign(
  deps: Pick<Deps, "db" | "clock">,
  userId: Id,
  { platform, campaign, campaign_id }: Parsed<typeof ads.matchCampaign>["body"],
): Promise<null> {
  const store = await requireStore(deps.db, userId);
  if ((await countMatches(deps.db, store.id)) >= MOST_MATCHES)
    throw new AppError("validation_failed", {
      fields: { campaign: t("You have matched too many names already.") },
    });
  const tag = { storeId: store.id, platform, campaign: foldTag(campaign) || campaign };
  await inTransaction(deps, async (deps) => {
    if (campaign_id !== null && !(await findCampaign(deps.db, store.id, campaign_id)))
      throw new AppError("not_found");
    await upsertMatch(deps.db, tag, campaign_id, deps.clock.now());
  });
  return null;
}
