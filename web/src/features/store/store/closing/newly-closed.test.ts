import { expect, test } from "vitest";
import { newlyClosed } from "./newly-closed.ts";

const days = (from: string, to = from) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` });
const closed = (before: ReturnType<typeof days>[], after: ReturnType<typeof days>[]) =>
  newlyClosed(before, after, "2026-12-10").map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`);

test("only days that were open and are still to come are newly closed, each once", () => {
  expect(closed([], [days("24", "26")])).toEqual(["24-26"]);
  expect(closed([days("24", "26")], [days("24", "26")])).toEqual([]);
  expect(closed([days("24", "26")], [days("22", "28")])).toEqual(["22-23", "27-28"]);
  expect(closed([days("24", "26")], [days("25")])).toEqual([]);
  expect(closed([], [days("01", "09")])).toEqual([]);
  expect(closed([], [days("09", "11")])).toEqual(["10-11"]);
  expect(closed([], [days("26", "28"), days("24", "26")])).toEqual(["24-26", "27-28"]);
});
