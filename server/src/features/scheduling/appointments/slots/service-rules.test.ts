// A service's own rules for its bookings: notice, time kept free before it, and how many a day.
import { type EditService, services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import type { TestCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
/** At 8:00 on a Monday in New York; open from 9:00 to 17:00, with a slot on every hour. */
beforeAll(async () => {
  app = await testBookingApp({ slotMinutes: 60 });
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => server.close());

const DAY = "2026-06-02";
/** 9 to 16 in New York, which is 13 to 20 in UTC. */
const at = (hour: number, day = DAY) => `${day}T${String(hour + 4).padStart(2, "0")}:00:00.000Z`;
const rules = (body: EditService) =>
  call(server, services.edit, { params: { id: seller.serviceId }, body }, seller);
const list = async (day = DAY, serviceId = seller.serviceId) => {
  const params = { website_url: seller.websiteUrl };
  const { body } = await call(server, bookings.listSlots, {
    params,
    query: { service_id: serviceId, from: day, to: day },
  });
  return {
    hours: body.slots.map(({ starts_at }) => Number(starts_at.slice(11, 13)) - 4),
    full: body.full_days,
  };
};
let people = 0;
const book = (starts_at: string, serviceId = seller.serviceId) => {
  people += 1;
  const customer = { name: "Grace Hopper", email: `grace-${people}@example.com`, phone: "" };
  return call(server, bookings.book, {
    params: { website_url: seller.websiteUrl },
    body: { service_id: serviceId, starts_at, customer },
  });
};
const create = (starts_at: string) => {
  const body = { service_id: seller.serviceId, customer: { name: "Ada" }, starts_at, status: "Confirmed" };
  return callUnchecked(server, appointments.create, { body }, seller);
};

test("a notice of its own takes the place of the store's, also a shorter one", async () => {
  await rules({ notice_minutes: 3 * 60 });
  expect((await list("2026-06-01")).hours[0]).toBe(11);
  expect((await book(at(10, "2026-06-01"))).code).toBe("slot_taken");
  await rules({ notice_minutes: null });
  expect((await list("2026-06-01")).hours[0]).toBe(9);
  await rules({ notice_minutes: 0 });
  // The store's hour of notice would begin at 10.
  server.clock.set("2026-06-01T12:59:00Z");
  expect((await list("2026-06-01")).hours[0]).toBe(9);
});

test("the time before it is kept free by the lists and by the database", async () => {
  await rules({ buffer_before_minutes: 45 });
  expect((await book(at(11))).status).toBe(201);
  // From 10:15 to 11:45. Each other one needs 45 minutes before it and 15 after it.
  expect((await list()).hours).toEqual([9, 13, 14, 15, 16]);
  expect((await create(at(10))).code).toBe("slot_taken");
  expect((await create("2026-06-02T13:30:00.000Z")).status).toBe(201);
  const { body } = await call(server, appointments.list, { query: { status: "All" } }, seller);
  const [, booked] = body.data;
  // Moved, it keeps what was kept free when it was booked.
  await rules({ buffer_before_minutes: 0 });
  const move = { starts_at: at(15) };
  await call(server, appointments.edit, { params: { id: booked!.id }, body: move }, seller);
  expect((await create("2026-06-02T18:30:00.000Z")).code).toBe("slot_taken");
});

test("a day takes as many of a service as it says, and the seller may add more", async () => {
  await rules({ max_per_day: 2 });
  const other = await seller.addService("Shave", [30, 0]);
  expect([(await book(at(9))).status, (await book(at(10))).status]).toEqual([201, 201]);
  const third = await book(at(12));
  expect([third.status, third.code]).toEqual([409, "slot_taken"]);
  expect(third.refusal.slots?.[0]?.starts_at).toBe(at(9, "2026-06-03"));
  expect(await list()).toMatchObject({ hours: [], full: [{ day: DAY }] });
  expect((await list(DAY, other)).hours).toContain(12);
  expect((await book(at(12), other)).status).toBe(201);
  expect((await create(at(14))).status).toBe(201);
  expect((await list("2026-06-03")).hours).toHaveLength(8);
});

test("a cancelled one makes room, and a move to a full day is refused", async () => {
  await rules({ max_per_day: 1 });
  const { data: first } = (await book(at(9))).body;
  const { data: second } = (await book(at(9, "2026-06-03"))).body;
  const change = (id: string, body: object) =>
    callUnchecked(server, bookings.change, {
      params: { website_url: seller.websiteUrl, code: manageCode(server.deps.secrets, id) },
      body,
    });
  const move = { starts_at: at(12), version: 1 };
  expect((await change(second.id, move)).code).toBe("slot_taken");
  // To another time of its own day: it does not count against itself.
  expect((await change(first.id, { starts_at: at(11), version: 1 })).status).toBe(200);
  expect((await change(first.id, { status: "Cancelled", version: 2 })).status).toBe(200);
  expect((await change(second.id, move)).status).toBe(200);
});

test("eight at once for three places of a day: three are booked", async () => {
  await rules({ max_per_day: 3 });
  const hours = [9, 10, 11, 12, 13, 14, 15, 16];
  const answers = await concurrently(
    seededRandom(),
    hours.map((hour) => () => book(at(hour))),
  );
  const booked = answers.filter(({ status }) => status === 201);
  expect([booked.length, answers.filter(({ code }) => code === "slot_taken").length]).toEqual([3, 5]);
});

test("a day that is over its limit keeps its own: they move within it, and a held time is booked", async () => {
  const { data } = (await book(at(9))).body;
  const params = { website_url: seller.websiteUrl };
  const held = await callUnchecked(server, bookings.hold, {
    params,
    body: { service_id: seller.serviceId, starts_at: at(10) },
  });
  expect((await create(at(14))).status).toBe(201);
  await rules({ max_per_day: 1 });
  const code = manageCode(server.deps.secrets, data.id);
  const others = await call(server, bookings.listOtherSlots, {
    params: { ...params, code },
    query: { from: DAY, to: DAY },
  });
  expect(others.body.slots.length).toBeGreaterThan(0);
  const moved = await callUnchecked(server, bookings.change, {
    params: { ...params, code },
    body: { starts_at: at(12), version: 1 },
  });
  expect(moved.status).toBe(200);
  const customer = { name: "Grace Hopper", email: "held@example.com", phone: "" };
  const body = { service_id: seller.serviceId, starts_at: at(10), customer, hold: held.body.hold };
  expect((await callUnchecked(server, bookings.book, { params, body })).status).toBe(201);
});

test("days are those of the store's present time zone, whatever it was when they were booked", async () => {
  // 18:00 in New York is 10:00 of the next day in Auckland.
  await server.database.sql("UPDATE stores SET timezone = 'UTC' WHERE id = $1", [seller.storeId]);
  expect((await book("2026-06-02T09:00:00Z")).status).toBe(201);
  expect((await book("2026-06-02T16:00:00Z")).status).toBe(201);
  await server.database.sql("UPDATE stores SET timezone = 'Pacific/Auckland' WHERE id = $1", [
    seller.storeId,
  ]);
  await rules({ max_per_day: 1 });
  // 21:00 on the 2nd, and 4:00 on the 3rd.
  expect((await list("2026-06-03")).hours).toEqual([]);
  expect((await list("2026-06-04")).hours).not.toEqual([]);
});

test("holds count as well, and one's own does not stand in the way", async () => {
  await rules({ max_per_day: 1 });
  const params = { website_url: seller.websiteUrl };
  const hold = (hour: number, held?: string) =>
    callUnchecked(server, bookings.hold, {
      params,
      body: { service_id: seller.serviceId, starts_at: at(hour), ...(held && { hold: held }) },
    });
  const mine = await hold(9);
  expect(mine.status).toBe(201);
  expect((await hold(11)).code).toBe("slot_taken");
  expect((await hold(12, mine.body.hold)).status).toBe(201);
});

test.each([
  ["no place at all", { max_per_day: 0 }, "max_per_day", "Use 1 or more, or clear the field."],
  ["too many", { max_per_day: 101 }, "max_per_day", "Use at most 100, or clear the field."],
  ["half a place", { max_per_day: 1.5 }, "max_per_day", "Use a whole number."],
  [
    "a notice of 31 days",
    { notice_minutes: 44_640 },
    "notice_minutes",
    "Use at most 43200 minutes, 30 days.",
  ],
  ["a long time before", { buffer_before_minutes: 241 }, "buffer_before_minutes", "Use at most 240 minutes."],
])("%s is refused", async (_, body, field, sentence) => {
  const { status, refusal } = await rules(body);
  expect([status, refusal.fields]).toEqual([422, { [field]: sentence }]);
});
