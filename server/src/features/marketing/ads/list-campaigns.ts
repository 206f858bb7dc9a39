import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { writtenCampaigns } from "#features/marketing/links/written-campaigns.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { listSpendCampaigns, listTagged, type SpendCampaign } from "./matches.repository.ts";

/** Makes "Spring Sale – 2026" and "spring_sale-2026" equal, once folded. */
const likeness = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "");

export async function listCampaigns(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  q: string,
): Promise<Answer<typeof ads.listCampaigns>["data"]> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return { campaigns: [], tagged: [] };
  const since = after(clock.now(), -days(365)).toISOString().slice(0, 10);
  const [campaigns, tagged, written] = await Promise.all([
    listSpendCampaigns(db, store.id, foldTag(q)),
    listTagged(db, store.id, foldTag(q), since),
    writtenCampaigns(db, store.id),
  ]);
  const alike = new Map(
    campaigns.map((campaign: SpendCampaign) => [
      `${campaign.platform} ${likeness(campaign.folded_name)}`,
      campaign.id,
    ]),
  );
  return {
    campaigns: campaigns.map(({ folded_name: _folded, spend, ...campaign }) => ({
      ...campaign,
      spend: { amount: spend, currency: config.CURRENCY },
    })),
    tagged: tagged.map((tag) => ({
      ...tag,
      campaign: written(tag),
      suggested: tag.by === null ? (alike.get(`${tag.platform} ${likeness(tag.campaign)}`) ?? null) : null,
    })),
  };
}
