import { expect, test } from "vitest";
import { appointmentQueryIn, appointmentsRead, listedStatusOf } from "./appointments-read.ts";

test("spec 9: Pending unless the address says otherwise; only wishes are sent", () => {
  expect([listedStatusOf(undefined), listedStatusOf("no-show"), listedStatusOf("all")]).toEqual([
    "Pending",
    "No-show",
    "All",
  ]);
  const anything = appointmentQueryIn(new URLSearchParams());
  expect(appointmentsRead("pending", anything).queryKey[1]).toEqual({ query: { status: "Pending" } });
  const service_id = "0199c000-0000-7000-8000-000000000001";
  const ofOne = appointmentQueryIn(new URLSearchParams({ service_id, from: "2026-06-01" }));
  const query = { status: "All", service_id, from: "2026-06-01" };
  expect(appointmentsRead("all", ofOne).queryKey[1]).toEqual({ query });
  const broken = appointmentQueryIn(new URLSearchParams({ service_id: "haircut" }));
  expect(appointmentsRead("all", broken).queryKey[1]).toEqual({ query: { status: "All" } });
});
