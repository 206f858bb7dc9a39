import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, instantOf, wallOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import { AppError } from "#kernel/app-error.ts";
import { type CampaignFilter, readKey } from "./campaign-key.ts";

export interface AdSpan {
  zone: string;
  from: string;
  to: string;
  /** The same number of days right before. */
  before: { from: string; to: string };
  platform: string | null;
  campaign: CampaignFilter | null;
}

const USUAL_DAYS = 30;

const dayAt = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Returns the span of a report, with defaults for missing days. Throws "validation_failed". */
export function adSpan({ from, to, platform, campaign }: AdsFilter, zone: string, now: number): AdSpan {
  const last = to === undefined && from === undefined ? wallOf(zone, now) : undefined;
  const end = wallOfDay(to ?? dayAt(last ?? wallOfDay(from ?? "") + (USUAL_DAYS - 1) * DAY));
  const start = from === undefined ? end - (USUAL_DAYS - 1) * DAY : wallOfDay(from);
  const filter = campaign === undefined ? null : readKey(campaign);
  if (filter === undefined)
    throw new AppError("validation_failed", { fields: { campaign: t("Use the key of a campaign.") } });
  return {
    zone,
    from: dayAt(start),
    to: dayAt(end),
    before: { from: dayAt(start - (end - start) - DAY), to: dayAt(start - DAY) },
    platform: platform ?? null,
    campaign: filter,
  };
}

/** Returns the instant at which a day begins in the store's time zone. */
export const momentOf = (zone: string, day: string, daysLater = 0): Date =>
  new Date(instantOf(zone, wallOfDay(day) + daysLater * DAY));
