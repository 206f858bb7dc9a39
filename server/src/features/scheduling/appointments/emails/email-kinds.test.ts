import { expect, test } from "vitest";
import type { AppointmentRow } from "../appointments.repository.ts";
import { type Change, customerKind, sellerKind } from "./email-kinds.ts";

const unverified = { status: "Pending", verifyBy: new Date("2026-06-01T13:00:00Z") } as AppointmentRow;
const kinds = (events: Change["events"], by: Change["by"], row = unverified) => {
  const change = { row, events, by };
  return [customerKind(change), sellerKind(change)];
};

test("an unverified booking asks its customer alone, also once its time changed by law", () => {
  expect(kinds(["created"], "customer")).toEqual(["booking_verify", undefined]);
  expect(kinds(["rescheduled"], "system")).toEqual(["booking_verify", undefined]);
  expect(kinds(["cancelled"], "customer")).toEqual(["booking_cancelled", undefined]);
  expect(kinds(["expired"], "system")).toEqual([undefined, undefined]);
});

test("once verified, the seller is notified and the customer gets the usual email", () => {
  const verified = { ...unverified, verifyBy: null };
  expect(kinds(["verified"], "customer", verified)).toEqual(["booking_received", "new_booking"]);
  expect(kinds(["verified", "confirmed"], "customer", { ...verified, status: "Confirmed" })).toEqual([
    "booking_confirmed",
    "new_booking",
  ]);
  expect(kinds(["expired"], "system", verified)).toEqual(["booking_cancelled", undefined]);
});
