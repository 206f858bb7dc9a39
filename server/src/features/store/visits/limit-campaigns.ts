// Anyone can put anything into a URL, so the number of campaigns counted separately is limited.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TouchTags } from "@solodesk/contract/store/visits/attribution-of.ts";

/** Per store and day. */
export const MOST_CAMPAIGNS = 200;
/** The campaign name for everything above that limit. */
export const OTHERS = "(other)";

export type CountedTags = Pick<TouchTags, "platform" | "source" | "medium" | "campaign">;

interface StoreDay {
  storeId: Id;
  day: string;
}

/** Platforms that keep their own name above the limit; all others become "other". */
const platforms = new Set(["google", "meta", "microsoft", "direct", "referral"]);

const dayKey = ({ storeId, day }: StoreDay): string => `${storeId} ${day}`;
const tagsKey = ({ platform, source, medium, campaign }: CountedTags): string =>
  JSON.stringify([platform, source, medium, campaign]);

export type StoreCampaign = Pick<StoreDay, "storeId"> & Pick<CountedTags, "platform" | "campaign">;
export const nameKey = ({ storeId, platform, campaign }: StoreCampaign): string =>
  JSON.stringify([storeId, platform, campaign]);
const nameOf = ({ storeId, tags }: Pick<StoreDay, "storeId"> & { tags: TouchTags }): StoreCampaign => ({
  storeId,
  platform: tags.platform,
  campaign: tags.campaign,
});

const isDirect = ({ platform, source, medium, campaign }: CountedTags): boolean =>
  platform === "direct" && source + medium + campaign === "";

/**
 * Keeps platform and campaign but drops source and medium, so that one campaign is one row whatever else is
 * made up.
 */
const asNamed = <Visit extends { tags: TouchTags }>(visit: Visit): Visit => ({
  ...visit,
  tags: { ...visit.tags, source: "", medium: "" },
});

const asOther = <Visit extends StoreDay & { tags: TouchTags }>(visit: Visit): Visit => {
  const { platform } = visit.tags;
  const named = platforms.has(platform) ? platform : "other";
  const tags = { platform: named, source: "", medium: "", campaign: OTHERS, term: "", content: "" };
  return { ...visit, tags };
};

/**
 * Limits how many campaigns are counted separately, first come, first served. `known`: those counted already.
 * `keysOfOwn` returns which of the rest are the sellers' own campaigns, by `nameKey`: these keep their names,
 * so that made-up ones cannot crowd them out.
 */
export async function limitCampaigns<Visit extends StoreDay & { tags: TouchTags }>(
  visits: readonly Visit[],
  known: readonly (StoreDay & CountedTags)[],
  keysOfOwn: (named: readonly StoreCampaign[]) => Promise<ReadonlySet<string>>,
): Promise<Visit[]> {
  const days = new Map<string, Set<string>>();
  const ofDay = (where: StoreDay): Set<string> => {
    const found = days.get(dayKey(where)) ?? new Set<string>();
    days.set(dayKey(where), found);
    return found;
  };
  for (const row of known) if (!isDirect(row) && row.campaign !== OTHERS) ofDay(row).add(tagsKey(row));
  const hasRoom = (visit: Visit): boolean => {
    const [campaigns, key] = [ofDay(visit), tagsKey(visit.tags)];
    if (isDirect(visit.tags) || campaigns.has(key)) return true;
    if (campaigns.size >= MOST_CAMPAIGNS) return false;
    campaigns.add(key);
    return true;
  };
  const beyond = new Set(visits.filter((visit) => !hasRoom(visit)));
  if (beyond.size === 0) return [...visits];
  const own = await keysOfOwn(Array.from(beyond, nameOf));
  return visits.map((visit) => {
    if (!beyond.has(visit)) return visit;
    return own.has(nameKey(nameOf(visit))) ? asNamed(visit) : asOther(visit);
  });
}
