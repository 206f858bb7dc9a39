import { t } from "@solodesk/contract/kernel/language/t.ts";
import { minorDigits } from "@solodesk/contract/kernel/money.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { cellsOf } from "./cells-of.ts";
import { dayFromDate, parseDay } from "./read-day.ts";
import { isEmpty, MILLION, readNumber } from "./read-number.ts";
import { cellOf, type ReportPlan } from "./report-plan.ts";
import { reportText } from "./report-text.ts";
import type { FileChunks } from "./survey-report.ts";

const TOTAL =
  /^(grand )?(total|totals|totale|totales|totaux|total général|gesamt|gesamtsumme|summe|suma|итого)\s*$/i;
/** "Total: Account", "Gesamt: Kampagnen". */
const LABELLED = /^(total|totale|totales|totaux|gesamt|insgesamt|summe)\s*[:–-]\s/i;

/**
 * Recognises totals and the file's closing line. `campaign` and `day` are empty if the row has none. A
 * campaign may be named "Total", so a row with that word is a total only without a day. Meta's totals have
 * days but no campaign, unlike all other rows of its files.
 */
function isTotalRow(
  cells: readonly string[],
  { campaign, day, platform }: { campaign: string; day: string; platform: string | undefined },
): boolean {
  const filled = cells.filter((cell) => !isEmpty(cell));
  if (filled.length === 0) return true;
  if (filled.length === 1 && /^(©|\(c\)|copyright)/i.test(filled[0]?.trim() ?? "")) return true;
  if (cells.some((cell) => LABELLED.test(cell))) return true;
  if (isEmpty(campaign) && platform === "meta") return true;
  return isEmpty(day) && (isEmpty(campaign) || cells.some((cell) => TOTAL.test(cell.trim())));
}

export interface ReportRow {
  /** Row number as in a spreadsheet. */
  row: number;
  /** Empty if the file has only ids, as is the id if it has only names. */
  campaign: string;
  campaignId: string;
  day: string;
  /** The last day; usually the same. */
  until: string;
  impressions: number;
  clicks: number;
  /** In millionths, as are conversions. */
  spend: number;
  conversions: number;
}
/** A row, or why it cannot be read. */
export type ReadRow = ReportRow | { row: number; reason: string };

export interface RowRules {
  currency: string;
  /** The latest day that a row may have. */
  lastDay: string;
}

const FIRST_DAY = "2000-01-01";
/** The longest name or id, in characters. */
const LONGEST = 200;
const MOST_DAYS = 366;

/** A spreadsheet would execute it; no campaign name begins like this. */
const isFormula = (cell: string): boolean => /^['"]?[=\uff1d]|^[+\-@]\w+[(|]|^[+\-@][^|]*\|.*!/.test(cell);

/** Yields the rows of a report in batches, without totals and empty rows. Throws UnreadableReport. */
export async function* reportRows(
  pieces: FileChunks,
  plan: ReportPlan,
  rules: RowRules,
): AsyncGenerator<ReadRow[]> {
  const { places, platform, before } = plan;
  const read = rowReader(plan, rules);
  let row = before.length;
  for await (const rows of cellsOf(reportText(pieces()), plan)) {
    const found: ReadRow[] = [];
    for (const cells of rows) {
      row += 1;
      if (row <= before.length + 1) continue;
      const campaign = cellOf(cells, places.campaign) || cellOf(cells, places.campaign_id);
      const day = cellOf(cells, places.day);
      if (!isTotalRow(cells, { campaign, day, platform })) found.push(read(cells, row));
    }
    yield found;
  }
}

function rowReader({ places, dates, decimal, isMicro, range }: ReportPlan, { currency, lastDay }: RowRules) {
  // Caches parsed days: a report has few days and many rows.
  const known = new Map<string, string | undefined>();
  const dayOf = (cell: string): string | undefined => {
    if (known.has(cell)) return known.get(cell);
    const written = parseDay(cell);
    const day = written && dayFromDate(written, dates);
    if (known.size < 5000) known.set(cell, day);
    return day;
  };
  const count = (cell: string): number | undefined => {
    if (isEmpty(cell)) return 0;
    const millionths = readNumber(cell, decimal);
    return millionths === undefined || millionths % MILLION !== 0 ? undefined : millionths / MILLION;
  };
  const amount = (cell: string): number | undefined => (isEmpty(cell) ? 0 : readNumber(cell, decimal));
  const micros = (cell: string) => (/^-?\d{1,15}(\.0+)?$/.test(cell) ? Number(cell) : undefined);
  const money = (cell: string): number | undefined =>
    isMicro && !isEmpty(cell) ? micros(cell) : amount(cell);
  // The smallest unit of the currency, in millionths.
  const least = MILLION / 10 ** minorDigits(currency);

  return (cells: readonly string[], row: number): ReadRow => {
    const refuse = (reason: string) => ({ row, reason });
    const at = (field: keyof typeof places) => cellOf(cells, places[field]);
    const shown = (field: keyof typeof places) => at(field).slice(0, 40);
    const formula = Object.values(places).find((place) => isFormula(cellOf(cells, place)));
    if (formula !== undefined)
      return refuse(t('"{cell}" is a formula', { cell: cellOf(cells, formula).slice(0, 40) }));
    const [campaign, campaignId] = [at("campaign"), at("campaign_id")].map((name) =>
      isEmpty(name) ? "" : name,
    );
    if (!campaign && !campaignId) return refuse(t("has no campaign"));
    if (Math.max(campaign?.length ?? 0, campaignId?.length ?? 0) > LONGEST)
      return refuse(t("the campaign's name is longer than {most} characters", { most: LONGEST }));
    if (`${campaign}${campaignId}`.includes("\u0000"))
      return refuse(t("the campaign's name is no valid text"));
    const written = at("day");
    if (!range && isEmpty(written)) return refuse(t("has no day"));
    const day = range?.day ?? dayOf(written);
    if (day === undefined) return refuse(t('"{cell}" is no day', { cell: written.slice(0, 40) }));
    const until = range?.until ?? (isEmpty(at("until")) ? day : dayOf(at("until")));
    if (until === undefined || until < day)
      return refuse(t('"{cell}" is no last day', { cell: shown("until") }));
    if (day < FIRST_DAY || until > lastDay)
      return refuse(t("{day} is too long ago or has not been yet", { day: day < FIRST_DAY ? day : until }));
    const days = Math.round((Date.parse(until) - Date.parse(day)) / DAY) + 1;
    if (days > MOST_DAYS)
      return refuse(t("is about {days} days; {most} are the most", { days, most: MOST_DAYS }));
    const [impressions, clicks] = [count(at("impressions")), count(at("clicks"))];
    const [spend, conversions] = [money(at("spend")), amount(at("conversions"))];
    if (impressions === undefined)
      return refuse(t('"{cell}" is no number of impressions', { cell: shown("impressions") }));
    if (clicks === undefined) return refuse(t('"{cell}" is no number of clicks', { cell: shown("clicks") }));
    if (spend === undefined) return refuse(t('"{cell}" is no amount of spend', { cell: shown("spend") }));
    if (conversions === undefined)
      return refuse(t('"{cell}" is no number of conversions', { cell: shown("conversions") }));
    if (spend < 0) return refuse(t("the spend is negative"));
    if (impressions < 0 || clicks < 0 || conversions < 0) return refuse(t("a number is negative"));
    if (spend / least > 100_000_000_000) return refuse(t("the spend is too high"));
    return {
      row,
      campaign: campaign ?? "",
      campaignId: campaignId ?? "",
      day,
      until,
      impressions,
      clicks,
      spend,
      conversions,
    };
  };
}
