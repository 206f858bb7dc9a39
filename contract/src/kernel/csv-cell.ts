// What a spreadsheet takes for a formula begins with one of = + - @, a tab or a carriage return. Exported, such a text
// gets an apostrophe in front, which spreadsheets show as text; one that has apostrophes there already gets one more,
// so that an import gives back exactly what there was. A program that separates cells by another sign sees a cell begin
// in the middle of a text too, so what follows such a sign is guarded like the beginning.
const cellBegins = "(?<=(?:^|[;|\\t\\r\\n]) {0,3})";
const formula = "(?='*[=+\\-@\\t\\r\uff1d\uff0b\uff0d\uff20])";
const UNGUARDED = new RegExp(cellBegins + formula, "g");
const GUARD = new RegExp(`${cellBegins}'${formula}`, "g");
/** Also what ends a cell where another separator is set. */
const QUOTED = /["',;\t\r\n|]|^\s|\s$/;

/** A text as a cell of a CSV file that is safe to open. */
export function csvCell(text: string): string {
  const safe = text.replace(UNGUARDED, "'");
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A read cell without what `csvCell`, or the export of another shop, put in front of it. */
export const withoutGuard = (cell: string): string => cell.replace(GUARD, "");
