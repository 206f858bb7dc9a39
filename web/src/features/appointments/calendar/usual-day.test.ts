import { expect, test } from "vitest";
import { appointmentOf } from "../../../../test/appointment-of.ts";
import { usualDay } from "./usual-day.ts";

const today = "2026-11-21";
const now = new Date("2026-11-21T15:00:00Z");
const friday = { starts_at: "2026-11-20T14:00:00Z", ends_at: "2026-11-20T23:00:00Z" };
const later = { starts_at: "2026-11-21T14:00:00Z", ends_at: "2026-11-21T16:00:00Z" };
const { customer, ...appointment } = appointmentOf(later);
const entry = { ...appointment, customer: customer.name, busy_until: later.ends_at };
const week = (open: (typeof friday)[], data: (typeof entry)[] = []) => ({ open, data, more: false });

test.each([
  ["before the week is known", undefined, today],
  ["while hours are left", week([friday, later]), today],
  ["while somebody still comes", week([friday], [entry]), today],
  ["once nothing is left", week([friday]), "2026-11-28"],
  [
    "once only what was called off is left",
    week([friday], [{ ...entry, status: "Cancelled" }]),
    "2026-11-28",
  ],
  ["in a week that has no hours at all", week([]), today],
])("%s", (_, known, day) => {
  expect(usualDay(today, known, now)).toBe(day);
});
