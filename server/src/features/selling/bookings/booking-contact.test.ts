// Guests who book can be reached, and can book only a few times.

import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { secondApp } from "#test/second-app.ts";
import { type TestApp, testApp, testClock } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { bookingLimit } from "./booking-limit.ts";

let server: TestApp;
let seller: TestCalendar;
let stores = 0;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  server.clock.set("2026-06-01T12:00:00Z");
});
afterAll(() => server.close());

const newSalon = async () => {
  stores += 1;
  seller = await testCalendar(server, `salon-${stores}`, { slotMinutes: 60 });
};

let booked = 0;
const book = (
  customer: object,
  { whose = seller, app = server }: { whose?: TestCalendar; app?: Pick<TestApp, "http" | "deps"> } = {},
) => {
  booked += 1;
  const starts_at = new Date(Date.parse("2026-06-02T13:00:00Z") + days(booked % 60)).toISOString();
  return call(
    app,
    bookings.book,
    {
      params: { website_url: whose.websiteUrl },
      body: { service_id: whose.serviceId, starts_at, customer: { name: "Grace", ...customer } },
    },
    { headers: { "x-forwarded-for": "198.51.100.7" } },
  );
};

const email = "grace@example.com";
const phone = "+1 213 373 4253";
test.each([
  ["either", {}, "Enter an email address or a phone number."],
  ["either", { email }, undefined],
  ["either", { phone }, undefined],
  ["email", { phone }, "Enter an email address."],
  ["email", { email }, undefined],
  ["phone", { email }, "Enter a phone number."],
  ["phone", { phone }, undefined],
  ["both", { email }, "Enter a phone number."],
  ["both", { phone }, "Enter an email address."],
  ["both", { email, phone }, undefined],
])("a store that wants %s and is given %j answers %s", async (contact, given, sentence) => {
  await newSalon();
  const saved = await callUnchecked(server, store.edit, { body: { booking: { contact } } }, seller);
  expect(saved.body.data.booking.contact).toBe(contact);
  const answer = await book(given);
  if (sentence === undefined) expect(answer.status).toBe(201);
  else expect([answer.status, answer.refusal.fields]).toEqual([422, { customer: sentence }]);
});

test("a name alone takes no time on a page nobody has set up, and the seller may still write one down", async () => {
  await newSalon();
  const payload = {
    service_id: seller.serviceId,
    starts_at: "2026-06-02T13:00:00Z",
    customer: { name: "Grace" },
  };
  expect((await book({})).status).toBe(422);
  const own = await call(server, appointments.create, { body: payload }, seller);
  expect(own.status).toBe(201);
});

test("a phone number is stored so that it can be dialled from anywhere; one that can't exist is refused", async () => {
  await newSalon();
  const { body } = await book({ phone: "(213) 373-4253" });
  const id = body.data.id;
  const row = await call(server, appointments.get, { params: { id } }, seller);
  expect(row.body.data.customer.phone).toBe("+1 213 373 4253");
  const refused = await book({ phone: "4711" });
  expect([refused.status, refused.refusal.fields]).toEqual([
    422,
    {
      "customer.phone":
        "This phone number is too short or too long. Add the area code, or start with + and the country code.",
    },
  ]);
});

test("one contact books five times an hour in a store, however it is written and whichever process is asked", async () => {
  await newSalon();
  const app = await secondApp(server);
  try {
    for (let n = 0; n < 3; n += 1) expect((await book({ email })).status).toBe(201);
    server.clock.advance(minutes(20));
    for (let n = 0; n < 2; n += 1) expect((await book({ email, phone }, { app })).status).toBe(201);
    for (const same of [{ email: "Grace@Example.com" }, { email, phone: "+49 30 123456" }]) {
      const refused = await book(same);
      expect([refused.status, refused.code]).toEqual([429, "rate_limited"]);
      expect(refused.refusal.error).toBe(
        "5 bookings were made with this email address or phone number within an hour. Try again in 40 minutes.",
      );
    }
    for (let n = 0; n < 3; n += 1) expect((await book({ phone: "(213) 373-4253" })).status).toBe(201);
    expect((await book({ phone }, { app })).status).toBe(429);
    expect((await book({ email: "other@example.com" })).status, "another of the same network").toBe(201);
    const first = seller;
    await newSalon();
    expect((await book({ email })).status, "in another store").toBe(201);
    server.clock.advance(minutes(60));
    expect((await book({ email }, { whose: first })).status).toBe(201);
  } finally {
    await app.close();
  }
});

test("guests of a salon book from its own Wi-Fi; a network books 60 times an hour and 120 a day in one store", () => {
  const clock = testClock("2026-06-01T12:00:00Z");
  const refuse = bookingLimit({ clock, config: server.deps.config });
  const taken = (storeId: string, address: string, most = 200) => {
    for (let n = 0; n < most; n += 1)
      try {
        refuse(storeId, address);
      } catch {
        return n;
      }
    return most;
  };
  expect(taken("one", "2001:db8:1:2::1")).toBe(60);
  expect(taken("one", "2001:db8:1:2::ff"), "the same network").toBe(0);
  expect(taken("two", "2001:db8:1:2::1"), "another store").toBe(60);
  expect(taken("one", "2001:db8:1:3::1"), "another network").toBe(60);
  clock.advance(minutes(60));
  expect(taken("one", "2001:db8:1:2::1")).toBeLessThanOrEqual(60);
  clock.advance(minutes(60));
  expect(taken("one", "2001:db8:1:2::1"), "the day is full").toBe(0);
  clock.advance(days(1));
  expect(taken("one", "2001:db8:1:2::1")).toBe(60);
});
