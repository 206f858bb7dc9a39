import type { AdDay } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dayShort } from "#ui/chart/day-words.ts";
import { counted } from "../ad-words.ts";

/** Returns for each day the sum up to and including it. */
export function runningTotal(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

type Money = Pick<AdDay, "date" | "spend" | "revenue">;

const spendOf = ({ spend }: Money) => spend.amount;
const revenueOf = ({ revenue }: Money) => revenue.amount;

/**
 * Returns the first day from which total revenue covers total spend until the end; undefined if there is
 * none.
 */
export function paidBackOn(series: readonly Money[]): string | undefined {
  const spent = runningTotal(series.map(spendOf));
  const earned = runningTotal(series.map(revenueOf));
  const lastShort = spent.findLastIndex((sum, at) => sum > (earned[at] ?? 0));
  return series[lastShort + 1]?.date;
}

/** Describes the chart of spend and revenue in words. */
export function earningsInWords(series: readonly Money[]): string {
  const currency = series[0]?.spend.currency ?? "USD";
  const money = (amount: number) => moneyText({ amount, currency });
  const spent = runningTotal(series.map(spendOf)).at(-1) ?? 0;
  const earned = runningTotal(series.map(revenueOf)).at(-1) ?? 0;
  if (spent === 0 && earned === 0) return "Nothing was spent on these days, and nothing came in by ads.";
  if (spent === 0)
    return `Ads brought in ${money(earned)}. What they cost is not written down for these days.`;
  // A single day has no line.
  const where = series.length > 1 ? " The dashed line of spend is where they break even." : "";
  if (earned < spent)
    return `Ads brought in ${money(earned)} and cost ${money(spent)}: ${money(spent - earned)} short of breaking even.${where}`;
  if (earned === spent)
    return `Ads brought in just what they cost, ${money(spent)}: they broke even.${where}`;
  const day = paidBackOn(series);
  const since =
    day === undefined || day === series[0]?.date
      ? ""
      : `, and have paid for themselves since ${dayShort(day)}`;
  return `Ads brought in ${money(earned - spent)} more than they cost${since}.${where}`;
}

/** Counts the days on which ads earned at least their cost, out of the days with spend. */
export function goodDaysInWords(series: readonly Money[]): string {
  const paid = series.filter((day) => spendOf(day) > 0);
  if (paid.length === 0 || series.length === 1) return "";
  const good = paid.filter((day) => revenueOf(day) >= spendOf(day));
  return `They reached it on ${good.length.toLocaleString()} of ${counted(paid.length, "day")} with spend.`;
}
