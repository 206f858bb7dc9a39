import { oneLine } from "./terminal-text.ts";

const WIDEST = 60;

const shorten = (text: string) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** Formats rows as aligned columns; each cell becomes one line of safe text. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => shorten(oneLine(cell))));
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
