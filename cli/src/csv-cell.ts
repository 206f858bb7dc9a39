// What a spreadsheet takes for a formula begins with one of = + - @, a tab or a carriage return. Exported, such a text
// gets an apostrophe in front, which spreadsheets show as text; one that has apostrophes there already gets one more,
// so that an import gives back exactly what there was.
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
/** Also what ends a cell where another separator is set. */
const QUOTED = /["',;\t\r\n|]|^\s|\s$/;

/** A text as a cell of a CSV file that is safe to open. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A read cell without what `csvCell`, or the export of another shop, put in front of it. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
