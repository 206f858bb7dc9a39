import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callUnchecked } from "#test/call.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { somebody } from "#test/test-sessions.ts";
import { manageCode } from "../manage-address.ts";

let app: TestMailApp;
let seller: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
});
beforeEach(async () => {
  seller = await app.salon();
  await app.server.database.sql("UPDATE services SET capacity = 5 WHERE id = $1", [seller.serviceId]);
});
afterAll(() => app.close());

const THREE = "2026-11-24T14:00:00.000Z";
const FOUR = "2026-11-24T15:00:00.000Z";

const book = (at: string, seats = 1) => bookAt(app.server, seller, at, { customer: somebody(), seats });

/** The customer changes the booking. Returns what the seller's email says of it. */
async function leadOf({ id, version }: Appointment, wish: { status: "Cancelled" } | { starts_at: string }) {
  await app.delivered();
  const params = { website_url: seller.websiteUrl, code: manageCode(app.server.deps.secrets, id) };
  const changed = await callUnchecked(app.server, bookings.change, { params, body: { ...wish, version } });
  expect(changed.status).toBe(200);
  const emails = await app.delivered();
  const email = emails.find(({ to }) => to?.some(({ address }) => address === `${seller.id}@example.com`));
  const [, , lead] = email?.text?.split("\n\n") ?? [];
  return lead;
}

const cancelled = { status: "Cancelled" } as const;
const free = "The time is free again.";
const movedAlone =
  "The new time was free in your calendar, and the old one is free again. It still needs your confirmation.";
const moved =
  "The new time had a spot left, and their spot at the old one is free again. It still needs your confirmation.";

test("after a cancellation the time is free, or their spots if others are in the session", async () => {
  const [pair, one, last] = [await book(THREE, 2), await book(THREE), await book(THREE)];
  expect(await leadOf(pair, cancelled)).toBe("Their spots are free again.");
  expect(await leadOf(one, cancelled)).toBe("Their spot is free again.");
  expect(await leadOf(last, cancelled)).toBe(free);
});

test("after a move the email speaks of spots if others are at the old time or at the new one", async () => {
  const [one, other] = [await book(THREE), await book(THREE)];
  expect(await leadOf(one, { starts_at: FOUR })).toBe(moved);
  expect(await leadOf(other, { starts_at: FOUR })).toBe(moved);
  expect(await leadOf({ ...one, version: 2 }, cancelled)).toBe("Their spot is free again.");
  expect(await leadOf({ ...other, version: 2 }, { starts_at: THREE })).toBe(movedAlone);
  expect(await leadOf({ ...other, version: 3 }, cancelled)).toBe(free);
});

test("who was in the session from which a booking was moved doesn't matter when it is cancelled", async () => {
  const [one] = [await book(THREE), await book(THREE)];
  expect(await leadOf(one, { starts_at: FOUR })).toBe(moved);
  expect(await leadOf({ ...one, version: 2 }, cancelled)).toBe(free);
});
