import { expect, test } from "vitest";
import { listIn } from "#kernel/api/list-query.ts";
import { appointmentsRead, listedStatusOf } from "./appointments-read.ts";

test("spec 9: Pending unless the address says otherwise; only wishes are sent", () => {
  expect([listedStatusOf(undefined), listedStatusOf("no-show"), listedStatusOf("all")]).toEqual([
    "Pending",
    "No-show",
    "All",
  ]);
  const anything = listIn(new URLSearchParams());
  expect(appointmentsRead("pending", anything).queryKey[1]).toEqual({ query: { status: "Pending" } });
});
