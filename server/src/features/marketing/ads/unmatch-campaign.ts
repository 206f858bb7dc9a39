import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteMatch } from "./matches.repository.ts";
import { requireStore } from "./require-store.ts";

/** Removes a match, if there is one. Throws "store_required". */
export async function unmatchCampaign(
  { db }: Pick<Deps, "db">,
  userId: Id,
  { platform, campaign }: Parsed<typeof ads.unmatchCampaign>["query"],
): Promise<null> {
  const store = await requireStore(db, userId);
  await deleteMatch(db, { storeId: store.id, platform, campaign: foldTag(campaign) || campaign });
  return null;
}
