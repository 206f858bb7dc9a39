import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { screens } from "../../screens.ts";
import { routes } from "./routes.tsx";

/** Every address that has its own screen. */
const addresses = (some: RouteObject[], above = ""): string[] =>
  some.flatMap(({ path = above, children, lazy, element }) => {
    const here = path.startsWith("/") || path === "*" ? path : `${above}/${path}`;
    if (children) return addresses(children, here);
    return (lazy ?? element) === undefined ? [] : [here];
  });

test("every screen has its line in budget.json, and no other has", () => {
  const unbudgeted = ["*", pages.ownStore];
  const routed = addresses(routes).filter((path) => !unbudgeted.includes(path));
  const rendered: string[] = [pages.storePage, pages.guestBooking, pages.guestOrder, pages.guestWaiting];
  const budgeted = screens.map(({ path }) => path).filter((path) => !rendered.includes(path));
  expect(routed.toSorted()).toEqual(budgeted.toSorted());
});
