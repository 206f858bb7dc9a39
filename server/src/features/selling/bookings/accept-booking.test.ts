// A time that the seller suggests to a customer, who accepts or declines it on the page of the booking.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listToday } from "#features/scheduling/appointments/list/list-today.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";

let app: TestMailApp;
let server: TestApp;
let salon: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
  server = app.server;
});
beforeEach(async () => {
  salon = await app.salon();
  await app.delivered();
});
afterAll(() => app.close());

/** 3 pm in Berlin, and an hour later. */
const THREE = "2026-11-24T14:00:00.000Z";
const FOUR = "2026-11-24T15:00:00.000Z";

const suggest = async (more: object = {}) => {
  const body = { service_id: salon.serviceId, starts_at: THREE, customer, ...more };
  return (await call(server, appointments.create, { body }, salon)).body.data;
};
const at = (id: string) => ({
  website_url: salon.websiteUrl,
  code: manageCode(server.deps.secrets, id),
});
const accept = (id: string, body: object = { version: 1 }) =>
  call(server, bookings.accept, { params: at(id), body: body as { version: number } });
const look = async (id: string) => (await call(server, bookings.get, { params: at(id) })).body.data;
const edit = (id: string, body: object) => call(server, appointments.edit, { params: { id }, body }, salon);
/** Who got an email, and its subject. */
const mails = async () =>
  (await app.delivered())
    .map(({ to, subject }) => `${to?.[0]?.address === customer.email ? "customer" : "seller"}: ${subject}`)
    .toSorted();
const WHAT = "Haircut, Tue, Nov 24, 3:00 PM";

test("a customer who accepts by the link in the email gets a confirmation, and so does the seller, once", async () => {
  const { id } = await suggest();
  const [mail] = await app.delivered();
  expect(mail?.subject).toBe(`Suggested for you: ${WHAT}`);
  expect(mail?.text).toContain("Accept or decline");
  expect(await look(id)).toMatchObject({ status: "Pending", asked: { policy: null }, movable: false });
  // It isn't for the seller to confirm, unlike one without an address to ask at.
  expect((await listToday(server.deps, salon.storeId, 9)).to_confirm).toEqual([]);
  await suggest({ customer: { name: "Bo" }, starts_at: FOUR });
  expect((await listToday(server.deps, salon.storeId, 9)).to_confirm).toHaveLength(1);
  const { body } = await accept(id);
  expect(body).toMatchObject({
    message: "Booking confirmed",
    data: { status: "Confirmed", asked: null, version: 2 },
  });
  expect((await accept(id)).body.data.version).toBe(2);
  expect(await mails()).toEqual([`customer: Confirmed: ${WHAT}`, `seller: Accepted: Grace Hopper, ${WHAT}`]);
  const notices = await server.database.sql("SELECT kind FROM notifications WHERE user_id = $1", [salon.id]);
  expect(notices).toEqual([{ kind: "booking_new" }]);
});

test("a customer can decline until the start, whatever the notice for changes, and the seller gets an email", async () => {
  const { id } = await suggest();
  await app.delivered();
  server.clock.set("2026-11-24T13:59:00Z");
  const declined = await call(server, bookings.change, {
    params: at(id),
    body: { status: "Cancelled", version: 1 },
  });
  expect(declined.body.data.status).toBe("Cancelled");
  expect((await accept(id, { version: 2 })).code).toBe("invalid_transition");
  expect((await mails()).map((one) => one.split(":")[0])).toEqual(["customer", "seller"]);
});

test("a customer can't accept a time they haven't seen, one that has begun, or a request of their own", async () => {
  const { id } = await suggest();
  await edit(id, { starts_at: FOUR });
  const stale = await accept(id);
  expect([stale.status, stale.code]).toEqual([409, "version_conflict"]);
  expect(await look(id)).toMatchObject({ status: "Pending", starts_at: FOUR });
  server.clock.set(FOUR);
  expect((await accept(id, { version: 2 })).code).toBe("invalid_transition");
  server.clock.set("2026-11-23T12:00:00Z");
  await call(server, store.edit, { body: { booking: { confirmation: "on_request" } } }, salon);
  const own = await call(server, bookings.book, {
    params: { website_url: salon.websiteUrl },
    body: { service_id: salon.serviceId, starts_at: THREE, customer },
  });
  expect((await look(own.body.data.id)).asked).toBeNull();
  expect((await accept(own.body.data.id)).code).toBe("invalid_transition");
});

test("accepting a time requires the store's current policy", async () => {
  const policy = {
    cancel_before_minutes: 60,
    late_cancel: { keep: "none" as const },
    no_show: { fee: null },
    text: "",
  };
  await call(server, store.edit, { body: { booking: { policy } } }, salon);
  const { id } = await suggest();
  const { asked } = await look(id);
  expect((await accept(id)).refusal.fields).toHaveProperty("policy_sha256");
  expect((await accept(id, { version: 1, policy_sha256: "0".repeat(64) })).code).toBe("policy_changed");
  await accept(id, { version: 1, policy_sha256: asked?.policy?.sha256 });
  expect((await look(id)).policy).toMatchObject({ cancel_before_minutes: 60 });
  expect(await look(id)).toMatchObject({ status: "Confirmed" });
});

test("of accepting and cancelling at the same moment, one wins and the other gets 409", async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    const { id } = await suggest();
    const answers = await concurrently(seededRandom(), [
      async () => (await accept(id)).status,
      async () => (await edit(id, { status: "Cancelled", version: 1 })).status,
    ]);
    const [accepted, cancelled] = answers;
    expect([accepted, cancelled].filter((status) => status === 200)).toHaveLength(1);
    expect([accepted, cancelled].filter((status) => status === 409)).toHaveLength(1);
    const { status, version } = await look(id);
    expect([status, version]).toEqual([accepted === 200 ? "Confirmed" : "Cancelled", 2]);
    if (accepted === 200) await edit(id, { status: "Cancelled" });
  }
});
