import { expect, test } from "vitest";
import { draftsOf, lightEnough } from "./picture-drafts.ts";

const sizes = (width: number, height: number, bytes: number) =>
  draftsOf({ width, height, bytes }).map((draft) => [draft.width, draft.height]);

test("a light picture within 2000 pixels goes as it is", () => {
  expect(sizes(2000, 1500, lightEnough)).toEqual([]);
  expect(sizes(1, 1, 70)).toEqual([]);
});

test("one that is longer, or heavier, is drawn again: first in full size, then ever smaller", () => {
  const landscape = [
    [2000, 1500],
    [2000, 1500],
    [1600, 1200],
    [1280, 960],
  ];
  expect(sizes(4032, 3024, 6_000_000)).toEqual(landscape);
  expect(sizes(3024, 4032, 10)).toEqual(landscape.map(([long, short]) => [short, long]));
  expect(sizes(2001, 3, 10)[0]).toEqual([2000, 3]);
  const qualities = draftsOf({ width: 4032, height: 3024, bytes: 10 }).map(({ quality }) => quality);
  expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
});

test("nothing is ever drawn larger than it is, nor as a line without width", () => {
  expect(sizes(1400, 700, lightEnough + 1)).toEqual([
    [1400, 700],
    [1400, 700],
    [1400, 700],
    [1280, 640],
  ]);
  expect(sizes(9000, 1, 10)[0]).toEqual([2000, 1]);
});
