import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdDay } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dayShort } from "#ui/chart/day-words.ts";

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

function resultInWords(
  series: readonly Money[],
  spent: number,
  earned: number,
  money: (amount: number) => string,
): string {
  if (earned < spent)
    return t("Ads earned {revenue} and cost {spend}: {missing} short of breaking even.", {
      revenue: money(earned),
      spend: money(spent),
      missing: money(spent - earned),
    });
  if (earned === spent)
    return t("Ads earned exactly what they cost, {spend}: they broke even.", { spend: money(spent) });
  const profit = money(earned - spent);
  const day = paidBackOn(series);
  if (day === undefined || day === series[0]?.date)
    return t("Ads earned {profit} more than they cost.", { profit });
  return t("Ads earned {profit} more than they cost, and have paid for themselves since {day}.", {
    profit,
    day: dayShort(day),
  });
}

/** Describes the chart of spend and revenue in words. */
export function earningsInWords(series: readonly Money[]): string {
  const currency = series[0]?.spend.currency ?? "USD";
  const money = (amount: number) => moneyText({ amount, currency });
  const spent = runningTotal(series.map(spendOf)).at(-1) ?? 0;
  const earned = runningTotal(series.map(revenueOf)).at(-1) ?? 0;
  if (spent === 0 && earned === 0) return t("No ad spend and no revenue from ads on these days.");
  if (spent === 0)
    return t("Ads earned {revenue}. No spend is entered for these days.", { revenue: money(earned) });
  // A single day has no line.
  const where = series.length > 1 ? t("The dashed line of spend is where they break even.") : "";
  return `${resultInWords(series, spent, earned, money)} ${where}`.trim();
}

/** Counts the days on which ads earned at least their cost, out of the days with spend. */
export function goodDaysInWords(series: readonly Money[]): string {
  const paid = series.filter((day) => spendOf(day) > 0);
  if (paid.length === 0 || series.length === 1) return "";
  const good = paid.filter((day) => revenueOf(day) >= spendOf(day));
  return t("They reached it on {good} of {days, plural, one {# day} other {# days}} with spend.", {
    good: numberFormat().format(good.length),
    days: paid.length,
  });
}
