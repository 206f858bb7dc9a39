// Spreadsheets take a cell for a formula if it begins with one of = + - @, a tab or a carriage return.
// Exported, such a text gets an apostrophe in front, which makes spreadsheets show it as text. A text that
// already begins with apostrophes gets one more, so that an import restores exactly what was exported. A
// program that splits cells at another separator sees a cell begin in the middle of a text, so what follows a
// separator is guarded too.
const cellBegins = "(?<=(?:^|[;|\\t\\r\\n]) {0,3})";
const formula = "(?='*[=+\\-@\\t\\r\uff1d\uff0b\uff0d\uff20])";
const UNGUARDED = new RegExp(cellBegins + formula, "g");
const GUARD = new RegExp(`${cellBegins}'${formula}`, "g");
/** Includes the separators of other CSV dialects. */
const QUOTED = /["',;\t\r\n|]|^\s|\s$/;

/** Returns `text` as a CSV cell that is safe to open in a spreadsheet. */
export function csvCell(text: string): string {
  const safe = text.replace(UNGUARDED, "'");
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Removes the apostrophes that `csvCell`, or another shop's export, put into a cell. */
export const withoutGuard = (cell: string): string => cell.replace(GUARD, "");
