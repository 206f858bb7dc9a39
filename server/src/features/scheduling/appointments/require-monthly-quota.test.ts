import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { dayAndNight, type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSubscribers } from "#test/test-subscribers.ts";
import { manageCode } from "./manage-address.ts";

let billing: TestBilling;
let seller: TestCalendar;
beforeAll(async () => {
  billing = await testBilling();
  seller = await testCalendar(billing.server, "full-month", dayAndNight);
  await billing.server.database.sql(
    `INSERT INTO plans (id, key, version, name, description, kind, currency, price, interval, features, limits, highlighted,
       position, created_at)
     VALUES ($1, 'tiny', 1, 'Tiny', '', 'subscription', 'USD', 100, 'month', '[]',
       '{"products": null, "services": null, "appointments_per_month": 1}', false, 50, now())`,
    [billing.deps.newId()],
  );
  // Free must not allow more: the larger limit applies.
  await billing.server.database.sql(
    "UPDATE plans SET limits = limits || '{\"appointments_per_month\": 0}' WHERE kind = 'free'",
  );
  await billing.adjust(seller, 100);
  await testSubscribers(billing).subscribe(seller.id, "tiny");
});
afterAll(() => billing.server.close());

const customer = { name: "Grace Hopper", email: "grace@example.com" };
async function note(starts_at: string): Promise<{ id: string; version: number }> {
  const body = { service_id: seller.serviceId, customer, starts_at, status: "Confirmed" } as const;
  return (await call(billing.server, appointments.create, { body }, seller)).body.data;
}
const move = ({ id }: { id: string }, starts_at: string) =>
  call(billing.server, appointments.edit, { params: { id }, body: { starts_at } }, seller);

test("nothing is moved into a month that the plan has filled; within its own month it moves", async () => {
  const june = await note("2026-06-10T10:00:00Z");
  const july = await note("2026-07-10T10:00:00Z");
  expect(await move(july, "2026-06-11T10:00:00Z")).toMatchObject({ status: 402, code: "plan_limit_reached" });
  expect((await move(june, "2026-06-12T10:00:00Z")).status).toBe(200);
  expect((await move(june, "2026-08-12T10:00:00Z")).status).toBe(200);
  expect((await move(july, "2026-06-11T10:00:00Z")).status).toBe(200);
});

test("to a guest who would move there its times are taken, and nothing is said of a plan", async () => {
  const { id, version } = await note("2026-07-20T10:00:00Z");
  const params = { website_url: seller.websiteUrl, code: manageCode(billing.deps.secrets, id) };
  const change = (body: { version: number; starts_at: string }) =>
    call(billing.server, bookings.change, { params, body });
  const answer = await change({ version, starts_at: "2026-06-11T10:00:00Z" });
  expect(answer).toMatchObject({ status: 409, code: "slot_taken" });
  expect(answer.text).not.toMatch(/plan|limit/i);
  expect((await change({ version, starts_at: "2026-07-21T10:00:00Z" })).status).toBe(200);
});
