// Offers that are booked on the store page, because the time must be paid for or the store asks for more than the waitlist did.
import { services } from "@solodesk/contract/catalog/services.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { type FullDay, fullDay, NINE } from "#test/test-waitlist.ts";
import { offerTimes } from "./offer-times.ts";

let server: TestApp;
let salon: FullDay;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.database.sql("DELETE FROM waitlist");
  made += 1;
  salon = await fullDay(server, `salon-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

const editService = (body: object) =>
  callUnchecked(server, services.edit, { params: { id: salon.serviceId }, body }, salon);
const editStore = (body: object) => callUnchecked(server, store.edit, { body }, salon);
const free = async () => {
  await salon.cancel(salon.taken);
  await offerTimes(server.deps);
};
const holdOf = async (name: string): Promise<string> =>
  /[?&]hold=([\w-]+)$/.exec((await salon.look(name)).book_at ?? "")?.[1] ?? "";
const pay = async (hold: string, more: object = {}) => {
  const line = { kind: "service", id: salon.serviceId, quantity: 1, website_url: salon.websiteUrl };
  return place(server, [{ ...line, starts_at: NINE, hold }], more);
};
const policy = {
  cancel_before_minutes: 60,
  late_cancel: { keep: "none" },
  no_show: { fee: null },
  text: "",
};
const deposit = () => editService({ payment: { due: "deposit", deposit: { percent: 30 } } });

test("an offer of a service that is paid for when booked is booked by its payment", async () => {
  await deposit();
  expect((await salon.join("Ann")).status).toBe(201);
  await salon.join("Bea");
  await free();
  const { book_at } = await salon.look("Ann");
  const hold = await holdOf("Ann");
  expect(book_at).toBe(
    `/store/${salon.websiteUrl}#${salon.serviceId}?at=${NINE}&seats=1&until=2026-06-01T12:30:00.002Z&hold=${hold}`,
  );
  const pressed = await salon.book("Ann");
  expect([pressed.status, pressed.code]).toEqual([409, "payment_required"]);

  const { paymentId } = await pay(hold);
  expect(await salon.look("Ann")).toMatchObject({ status: "offered", manage: null });
  await settle(server, paymentId);
  expect(await salon.look("Ann")).toMatchObject({ status: "booked", confirmed: true, book_at: null });
  await offerTimes(server.deps);
  expect(await salon.states()).toEqual(["Ann booked", "Bea waiting"]);
  const { manage } = await salon.look("Ann");
  const params = { website_url: salon.websiteUrl, code: manage?.split("/").at(-1) ?? "" };
  const { data } = (await call(server, bookings.get, { params })).body;
  expect(data).toMatchObject({ status: "Confirmed", starts_at: NINE });
});

test("an unpaid offer goes to the next person; a payment that began in time still books it", async () => {
  await deposit();
  await salon.join("Ann");
  await salon.join("Bea");
  await free();
  server.clock.advance(minutes(29));
  const { paymentId } = await pay(await holdOf("Ann"));
  server.clock.advance(minutes(2));
  await offerTimes(server.deps);
  expect(await salon.states()).toEqual(["Ann lapsed", "Bea waiting"]);
  await settle(server, paymentId);
  expect(await salon.look("Ann")).toMatchObject({ status: "booked", confirmed: true });

  const next = await fullDay(server, `next-${made}`);
  await callUnchecked(
    server,
    services.edit,
    { params: { id: next.serviceId }, body: { payment: { due: "full" } } },
    next,
  );
  await next.join("Ann");
  await next.join("Bea");
  await next.cancel(next.taken);
  await offerTimes(server.deps);
  server.clock.advance(minutes(31));
  await offerTimes(server.deps);
  expect(await next.states()).toEqual(["Ann lapsed", "Bea offered"]);
  expect(await next.look("Ann")).toMatchObject({ status: "lapsed", book_at: null });
});

test("picking another time on the store page doesn't move what is offered", async () => {
  await deposit();
  await salon.join("Ann");
  await free();
  const hold = await holdOf("Ann");
  const params = { website_url: salon.websiteUrl };
  const body = { service_id: salon.serviceId, starts_at: "2026-06-03T13:00:00Z", hold };
  const other = await call(server, bookings.hold, { params, body });
  expect(other.status).toBe(201);
  expect(other.body.hold).not.toBe(hold);
  expect(await salon.look("Ann")).toMatchObject({ status: "offered", expires_in: 1800 });
});

test.each([
  ["a policy", () => editStore({ booking: { policy } }), "policy_sha256"],
  [
    "a question",
    () => editService({ questions: [{ label: "Allergies?", kind: "text", required: true }] }),
    "answers",
  ],
  ["a phone number", () => editStore({ booking: { contact: "phone" } }), "customer"],
])(
  "an offer of a store with %s is booked on its page, and not with one press",
  async (_what, change, field) => {
    await salon.join("Ann");
    await free();
    expect((await salon.look("Ann")).book_at).toBeNull();
    expect((await change()).status).toBe(200);
    expect(await holdOf("Ann")).not.toBe("");
    const pressed = await salon.book("Ann");
    expect([pressed.status, Object.keys(pressed.refusal.fields ?? {})[0]]).toEqual([
      422,
      expect.stringContaining(field),
    ]);
    expect(await salon.states()).toEqual(["Ann offered"]);
  },
);
