import { pages } from "@solodesk/contract/kernel/pages.ts";
import { expect, test } from "vitest";
import budget from "../../budget.json" with { type: "json" };
import { builtScreens } from "../../built-screens.ts";
import { screens } from "./screens.ts";

const rendered: string[] = [
  pages.storePage,
  pages.storeProduct,
  pages.storeService,
  pages.guestBooking,
  pages.guestOrder,
  pages.guestWaiting,
  pages.embeddedStore,
];

test("the build weighs every screen, and the limits name no page that does not exist", () => {
  const weighed = builtScreens.map(({ path }) => path);
  expect(weighed.toSorted()).toEqual([...screens.map(({ page }) => pages[page]), ...rendered].toSorted());
  expect(Object.keys(budget.js).filter((path) => !weighed.includes(path))).toEqual([]);
});

test("a screen inside the shell is weighed with it", () => {
  const shell = "src/app/shell/shell.tsx";
  const inShell = builtScreens.filter(({ parts }) => parts.includes(shell)).map(({ path }) => path);
  const expected = screens.filter(({ access }) => access === undefined || access === "anyone");
  expect(inShell.toSorted()).toEqual(expected.map(({ page }) => pages[page]).toSorted());
});
