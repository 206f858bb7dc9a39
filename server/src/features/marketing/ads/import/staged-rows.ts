import { minorDigits } from "@solodesk/contract/kernel/money.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { MILLION } from "./file/read-number.ts";
import type { ReportRow } from "./file/report-rows.ts";
import { spreadEvenly } from "./file/spread-evenly.ts";
import type { StagedRow } from "./staged.repository.ts";

/** Millionths of a currency unit in its smallest unit. */
export const leastPart = (currency: string): number => MILLION / 10 ** minorDigits(currency);

const dayAfter = (day: string, n: number): string =>
  new Date(Date.parse(day) + n * DAY).toISOString().slice(0, 10);

/**
 * Returns one row per day. Sums over several days are spread evenly, in whole units of the smallest part of
 * the currency.
 */
export function stagedRows(read: ReportRow, campaign: number, currency: string): StagedRow[] {
  const { row, day, until, impressions, clicks, spend, conversions } = read;
  if (day === until) return [{ row, campaign, day, impressions, clicks, spend, conversions }];
  const days = Math.round((Date.parse(until) - Date.parse(day)) / DAY) + 1;
  const least = leastPart(currency);
  const parts = {
    impressions: spreadEvenly(impressions, days),
    clicks: spreadEvenly(clicks, days),
    spend: spreadEvenly(Math.round(spend / least), days),
    conversions: spreadEvenly(conversions, days),
  };
  return Array.from({ length: days }, (_day, n) => ({
    row,
    campaign,
    day: dayAfter(day, n),
    impressions: parts.impressions[n] ?? 0,
    clicks: parts.clicks[n] ?? 0,
    spend: (parts.spend[n] ?? 0) * least,
    conversions: parts.conversions[n] ?? 0,
  }));
}
