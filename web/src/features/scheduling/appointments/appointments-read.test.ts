import { expect, test } from "vitest";
import { listIn } from "#kernel/api/list-query.ts";
import { appointmentsRead, statusOf } from "./appointments-read.ts";

test("spec 9: Pending unless the address says otherwise; only wishes are sent", () => {
  expect([statusOf(undefined), statusOf("no-show"), statusOf("all")]).toEqual(["Pending", "No-show", "All"]);
  const anything = listIn(new URLSearchParams());
  expect(appointmentsRead("pending", anything).queryKey[1]).toEqual({ query: { status: "Pending" } });
});
