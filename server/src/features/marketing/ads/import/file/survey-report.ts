import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdMapping, DateOrder, DecimalSign } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { cellsOf } from "./cells-of.ts";
import { chooseColumns } from "./choose-columns.ts";
import { decideDecimal, noVotes, voteDecimal } from "./decimal-votes.ts";
import { findTable, headOf } from "./find-table.ts";
import { parseDay, type WrittenDay } from "./read-day.ts";
import { isEmpty } from "./read-number.ts";
import { cellOf, type ReportPlan } from "./report-plan.ts";
import { reportText } from "./report-text.ts";
import { titleRange } from "./title-range.ts";

// Counts, over all dates of a file, whether the day or the month comes first.
interface OrderVotes {
  dayFirst: number;
  monthFirst: number;
  /** Such as "2/3/2026". */
  either: number;
}

function voteOrder(votes: OrderVotes, { first, second, order }: WrittenDay): void {
  if (order !== undefined || first === second) return;
  if (first > 12) votes.dayFirst += 1;
  else if (second > 12) votes.monthFirst += 1;
  else votes.either += 1;
}

/** Returns undefined if both orders occur, or if the dates are ambiguous. */
function decideOrder({ dayFirst, monthFirst, either }: OrderVotes): DateOrder | undefined {
  if (dayFirst > 0 && monthFirst > 0) return undefined;
  if (dayFirst > 0) return "day_first";
  return monthFirst > 0 || either === 0 ? "month_first" : undefined;
}

// Finds the currency that a heading or a number names.

const dollars = /D$|^(MXN|ARS|CLP|COP|UYU)$/;
const signs: readonly (readonly [sign: string, name: string, fits: RegExp])[] = [
  ["€", "EUR", /^EUR$/],
  ["£", "GBP", /^(GBP|EGP)$/],
  ["₹", "INR", /^INR$/],
  ["¥", "JPY", /^(JPY|CNY)$/],
  ["$", "dollars", dollars],
];

/** Returns "EUR" for "Amount spent (EUR)"; undefined if the heading names none. */
function headingCurrency(heading: string): string | undefined {
  if (/micro.dollar/i.test(heading)) return "USD";
  return /\(([A-Z]{3})\)\s*$/.exec(heading)?.[1];
}

/** Returns the currency of "12,50 €" or "USD 12.50"; undefined if it may be `own` or the cell names none. */
function foreignCurrency(cell: string, own: string): string | undefined {
  const code = /^([A-Z]{3})\s?[\d.-]|[\d.]\s?([A-Z]{3})$/.exec(cell.trim());
  const named = code?.[1] ?? code?.[2];
  if (named !== undefined) return named === own ? undefined : named;
  const [, name] = signs.find(([sign, , fits]) => cell.includes(sign) && !fits.test(own)) ?? [];
  return name;
}

export interface ReportHints {
  platform?: string | undefined;
  mapping?: AdMapping | undefined;
  dates?: DateOrder | undefined;
  decimal?: DecimalSign | undefined;
}

/** Reads the file from its start on each call. */
export type FileChunks = () => AsyncIterable<Uint8Array>;

const MOST_CURRENCIES = 5;

/** Reads the whole file and works out how to import it. Throws UnreadableReport. */
export async function surveyReport(
  pieces: FileChunks,
  hints: ReportHints,
  currency: string,
): Promise<ReportPlan> {
  const table = findTable(await headOf(reportText(pieces())), hints.mapping);
  const range = titleRange(table.before, hints.dates ?? "month_first");
  const { mapping, places, platform, problems } = chooseColumns(table, hints, range !== undefined);
  const isMicro =
    /micro/i.test(mapping.spend ?? "") || (platform === "snapchat" && mapping.spend === "spend");
  const notes: string[] = [];

  const order: OrderVotes = { dayFirst: 0, monthFirst: 0, either: 0 };
  const votes = noVotes();
  const inHeading = headingCurrency(mapping.spend ?? "");
  const currencies = new Set(inHeading === undefined ? [] : [inHeading]);
  const look = (cells: readonly string[]) => {
    const day = parseDay(cellOf(cells, places.day));
    if (day) voteOrder(order, day);
    const until = parseDay(cellOf(cells, places.until));
    if (until) voteOrder(order, until);
    const spend = cellOf(cells, places.spend);
    voteDecimal(votes, spend, isMicro);
    voteDecimal(votes, cellOf(cells, places.conversions), false);
    voteDecimal(votes, cellOf(cells, places.impressions), true);
    voteDecimal(votes, cellOf(cells, places.clicks), true);
    const written = cellOf(cells, places.currency);
    const foreign = isEmpty(written) ? foreignCurrency(spend, currency) : written.toUpperCase();
    if (foreign !== undefined && /^[A-Z]{3}$|^dollars$/.test(foreign) && currencies.size < MOST_CURRENCIES)
      currencies.add(foreign);
  };
  let isHeading = true;
  if (problems.length === 0)
    for await (const rows of cellsOf(reportText(pieces()), table))
      for (const cells of rows) {
        if (!isHeading) look(cells);
        isHeading = false;
      }

  const dates = hints.dates ?? decideOrder(order);
  const decimal = hints.decimal ?? decideDecimal(votes, table.separator);
  if ([...currencies].some((one) => one !== currency)) {
    const values = { currencies: listFormat().format(currencies), currency };
    problems.push({
      field: "file",
      message: currencies.has(currency)
        ? t(
            "This report is in {currencies}; here all money is {currency}. Export what is in {currency} alone.",
            values,
          )
        : t("This report is in {currencies}; here all money is {currency}.", values),
    });
  }
  if (dates === undefined)
    problems.push({
      field: "dates",
      message: t(
        "Dates such as 2/3/2026 can be read in two ways. Choose whether the day or the month comes first.",
      ),
    });
  if (decimal === undefined)
    problems.push({
      field: "decimal",
      message: t(
        "Numbers such as 1,234 can be read in two ways. Choose whether decimals follow a point or a comma.",
      ),
    });
  if (places.day === undefined && range && problems.length === 0)
    notes.push(
      t("No column holds days: each sum is spread evenly over {day} to {until}, which the report is about.", {
        day: range.day,
        until: range.until,
      }),
    );
  return {
    ...table,
    mapping,
    places,
    platform,
    isMicro,
    range: places.day === undefined ? range : undefined,
    dates: dates ?? "month_first",
    decimal: decimal ?? "point",
    problems,
    notes,
  };
}
