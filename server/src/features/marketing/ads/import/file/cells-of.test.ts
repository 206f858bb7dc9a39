import { expect, test, vi } from "vitest";
import { cellsOf } from "./cells-of.ts";
import { UnreadableReport } from "./unreadable-report.ts";

const PIECE = 64 * 1024;
const from = { separator: ",", line: 1 };

/** Yields at most `most` pieces after the headings. */
async function* pieces(piece: string, most: number) {
  yield "Day,Campaign,Cost\n";
  for (let nth = 0; nth < most; nth += 1) yield piece;
}
async function read(text: AsyncIterable<string>) {
  let count = 0;
  let widest = 0;
  for await (const rows of cellsOf(text, from))
    for (const cells of rows) {
      count += 1;
      widest = Math.max(widest, cells.length);
    }
  return { count, widest };
}

test("a row of nothing but separators ends with what a row may weigh", async () => {
  const asked = vi.fn(() => ",".repeat(PIECE));
  async function* separators() {
    for (let nth = 0; nth < 60; nth += 1) yield asked();
  }
  await expect(read(separators())).rejects.toThrow(new UnreadableReport("A row is larger than 1 MB."));
  expect(asked).toHaveBeenCalledTimes(17);
  expect(await read(pieces(",".repeat(PIECE), 15))).toEqual({ count: 2, widest: 15 * PIECE + 1 });
});

test("lines are counted, also those with nothing on them", async () => {
  await expect(read(pieces("\n".repeat(PIECE), 33))).rejects.toThrow(
    new UnreadableReport("A report has at most 2,000,000 rows."),
  );
});

test("rows of another length than the headings are read without an error for each", async () => {
  const errors = vi.spyOn(Error, "captureStackTrace");
  expect(await read(pieces("\n2026-01-01,A\n1,2,3,4\n", 50))).toEqual({ count: 151, widest: 4 });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
