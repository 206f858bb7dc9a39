import { isEmpty } from "./read-number.ts";

const TOTAL =
  /^(grand )?(total|totals|totale|totales|totaux|total général|gesamt|gesamtsumme|summe|suma|итого)\s*$/i;
/** "Total: Account", "Gesamt: Kampagnen". */
const LABELLED = /^(total|totale|totales|totaux|gesamt|insgesamt|summe)\s*[:–-]\s/i;

/**
 * A row that sums up others, or a last line about the file. `campaign` and `day` are empty where the row has none; a campaign may
 * well be called "Total", so then only a row without a day is one. Meta's has days and no campaign, as no other row of its files.
 */
export function isTotalRow(
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
