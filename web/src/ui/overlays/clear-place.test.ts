import { expect, test } from "vitest";
import { clearPlace } from "./clear-place.ts";

const at = (top: number, height = 32) => ({ top, bottom: top + height });
const wanted = { start: 68, last: 400, each: 84, count: 1 };

test.each([
  ["nothing in the way", [], 1, 68],
  ["a button far below", [at(200)], 1, 68],
  ["a button that has scrolled away", [at(-90)], 1, 68],
  ["the page's own buttons", [at(90)], 1, 130],
  ["two rows of buttons with too little between them, in any order", [at(150), at(90)], 1, 190],
  ["two rows with room between them", [at(90), at(250)], 1, 130],
  ["room for one of two", [at(90), at(250), at(300, 200)], 2, 130],
  ["room for both", [at(90), at(300)], 2, 130],
  ["buttons all the way down", [at(60, 800)], 3, undefined],
])("%s", (_about, taken, count, top) => {
  expect(clearPlace(taken, { ...wanted, count })).toBe(top);
});
