// The guest's link: the booking as it is now, and what can still be done with it.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let seller: TestCalendar;
let guest: Guest;
let app: Awaited<ReturnType<typeof testBookingApp>>;
const random = seededRandom();
beforeAll(async () => {
  app = await testBookingApp({ slotMinutes: 60 });
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
  guest = await bookAt(NINE);
});
afterAll(() => server.close());

const NINE = "2026-06-02T13:00:00.000Z";
const TEN = "2026-06-02T14:00:00.000Z";
const ELEVEN = "2026-06-02T15:00:00.000Z";
const customer = { name: "Grace Hopper", email: "grace@example.com" };

interface Guest {
  id: string;
  manage: string;
  path: string;
}

const send = (...call: Parameters<typeof app.send>) => app.send(...call);

async function bookAt(starts_at: string): Promise<Guest> {
  const body = { service_id: seller.serviceId, starts_at, customer, notes: "Gate code 4711" };
  const { data, manage } = (await send("POST", `/store/${seller.websiteUrl}/appointments`, body)).json();
  const code = manage.split("/").at(-1);
  return { id: data.id, manage, path: `/store/${seller.websiteUrl}/bookings/${code}` };
}
const look = async (path = guest.path) => (await send("GET", path)).json().data;
const change = (body: object, path = guest.path) => send("PATCH", path, body);
const edit = (body: object) => send("PATCH", `/user/appointments/${guest.id}`, body, seller.headers);
const timeline = async () =>
  (await send("GET", `/user/appointments/${guest.id}`, undefined, seller.headers)).json().data.timeline;
const otherStarts = async () =>
  (await send("GET", `${guest.path}/slots?from=2026-06-02&to=2026-06-02`))
    .json()
    .slots.map((slot: { starts_at: string }) => slot.starts_at);

test("the link shows what the booking is by now, and nothing that is the seller's", async () => {
  expect(guest.manage).toMatch(new RegExp(`^/store/${seller.websiteUrl}/booking/[\\w-]{43}$`));
  const answer = await send("GET", guest.path);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual({
    data: {
      number: "A-1001",
      version: 1,
      status: "Pending",
      title: "Haircut",
      starts_at: NINE,
      ends_at: "2026-06-02T13:30:00.000Z",
      timezone: "America/New_York",
      price: { amount: 4500, currency: "USD" },
      customer: { name: "Grace Hopper" },
      service_id: seller.serviceId,
      over: false,
      location: "in_person",
      changeable_until: "2026-06-02T12:00:00.000Z",
      movable: true,
      refund: null,
    },
  });
  await edit({ status: "Confirmed", starts_at: ELEVEN, notes: "Pays late" });
  expect(await look()).toMatchObject({ status: "Confirmed", starts_at: ELEVEN, version: 2 });
  expect((await send("GET", guest.path)).body).not.toMatch(/Pays late|4711|grace@/);
});

test("it lives as long as the appointment: through new names, another owner of the old one, and an unpublished store", async () => {
  const former = seller.websiteUrl;
  const rename = (website_url: string) =>
    send("PATCH", "/user/store", { website_url, published: false }, seller.headers);
  expect((await rename("renamed-salon")).statusCode).toBe(200);
  expect(await look()).toMatchObject({ number: "A-1001", movable: false });
  const other = await testCalendar(server, "other-salon");
  const sql = "UPDATE website_urls SET store_id = $2 WHERE website_url = $1";
  await server.database.sql(sql, [former, other.storeId]);
  expect(await look()).toMatchObject({ number: "A-1001" });
  expect((await change({ version: 1, starts_at: TEN })).json().error).toMatch(/no bookings at the moment/);
  expect((await change({ version: 1, status: "Cancelled" })).statusCode).toBe(200);
});

test("no other code leads anywhere", async () => {
  const { hold } = (
    await send("POST", `/store/${seller.websiteUrl}/holds`, { service_id: seller.serviceId, starts_at: TEN })
  ).json();
  const place = `/store/${seller.websiteUrl}/appointments`;
  await send("POST", place, { service_id: seller.serviceId, starts_at: TEN, customer, hold });
  const code = guest.path.split("/").at(-1)!;
  const swapped = (code.startsWith("A") ? "B" : "A") + code.slice(1);
  for (const wrong of [hold, guest.id, swapped, code.slice(1), "nonsense", "%00"]) {
    const path = `/store/${seller.websiteUrl}/bookings/${wrong}`;
    for (const answer of [
      await send("GET", path),
      await send("GET", `${path}/slots`),
      await send("GET", `${path}/calendar.ics`),
      await change({ version: 1, status: "Cancelled" }, path),
    ])
      expect([wrong, answer.statusCode, answer.json().code]).toEqual([wrong, 404, "not_found"]);
  }
  expect(server.logged()).not.toContain(code);
});

test("a guest moves a booking to a free time of the store, and what was confirmed stays confirmed", async () => {
  await edit({ status: "Confirmed" });
  expect(await otherStarts()).toContain(NINE);
  await bookAt(TEN);
  expect(await otherStarts()).not.toContain(TEN);
  for (const taken of [TEN, "2026-06-02T13:15:00Z", "2026-06-02T03:00:00Z"]) {
    const refused = await change({ version: 2, starts_at: taken });
    expect([taken, refused.statusCode, refused.json().code]).toEqual([taken, 409, "slot_taken"]);
    expect(refused.json().slots).toHaveLength(3);
  }
  const moved = await change({ version: 2, starts_at: ELEVEN });
  expect([moved.statusCode, moved.json()]).toMatchObject([
    200,
    { message: "Your booking is moved", data: { status: "Confirmed", starts_at: ELEVEN, version: 3 } },
  ]);
  expect((await timeline()).at(-1)).toMatchObject({
    event: "rescheduled",
    by: "customer",
    starts_at: ELEVEN,
  });
});

test("a guest cancels once, the time is free again, and nothing can be done after that", async () => {
  expect((await change({ version: 1, status: "Cancelled" })).json().data).toMatchObject({
    status: "Cancelled",
    changeable_until: null,
    movable: false,
  });
  expect((await timeline()).at(-1)).toMatchObject({ event: "cancelled", by: "customer" });
  expect((await change({ version: 2, status: "Cancelled" })).json().code).toBe("invalid_transition");
  expect((await change({ version: 2, starts_at: TEN })).json().code).toBe("invalid_transition");
  await bookAt(NINE);
});

test("it is changed until the store's notice before the start, and not a moment later", async () => {
  await server.database.sql("UPDATE stores SET change_notice_minutes = 120 WHERE id = $1", [seller.storeId]);
  server.clock.set("2026-06-02T11:00:00.001Z");
  expect(await look()).toMatchObject({ changeable_until: null, movable: false });
  expect(await otherStarts()).toEqual([]);
  for (const wish of [{ status: "Cancelled" }, { starts_at: ELEVEN }]) {
    const refused = await change({ version: 1, ...wish });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "invalid_transition"]);
    expect(refused.json().error).toMatch(/too late/);
  }
  server.clock.set("2026-06-02T11:00:00Z");
  expect((await change({ version: 1, status: "Cancelled" })).statusCode).toBe(200);
});

test("ten changes an hour are made to the bookings of one email address, sixty from one network in a store", async () => {
  const limited = await testApp({ RATE_LIMIT: true });
  try {
    limited.clock.set("2026-06-01T12:00:00Z");
    const { websiteUrl, serviceId, storeId } = await testCalendar(limited, "salon", { slotMinutes: 60 });
    const url = `${M}/store/${websiteUrl}`;
    const book = async (starts_at: string, email: string) => {
      const payload = { service_id: serviceId, starts_at, customer: { ...customer, email } };
      const booked = await limited.http.inject({ method: "POST", url: `${url}/appointments`, payload });
      return booked.json().manage.split("/").at(-1);
    };
    const patch = async (code: string, payload: object) => {
      const answer = await limited.http.inject({ method: "PATCH", url: `${url}/bookings/${code}`, payload });
      return answer.statusCode;
    };
    const [first, second, third] = [
      await book(NINE, "ada@example.com"),
      await book(ELEVEN, "Ada@example.com"),
      await book("2026-06-03T13:00:00Z", "grace@example.com"),
    ];
    const move = (version: number) => patch(first, { version, starts_at: version % 2 ? TEN : NINE });
    for (let n = 1; n <= 10; n += 1) expect(await move(n)).toBe(200);
    expect(await move(11)).toBe(429);
    expect(await patch(second, { version: 1, status: "Cancelled" }), "her other booking").toBe(429);
    expect(await patch(third, { version: 1, status: "Cancelled" }), "another on the same Wi-Fi").toBe(200);
    // More at once would exceed the general limit on writes per minute.
    limited.clock.advance(minutes(1));
    for (let n = 14; n <= 60; n += 1) {
      // Each time the booking belongs to another guest.
      await limited.database.sql("UPDATE appointments SET customer_email = $2 WHERE store_id = $1", [
        storeId,
        `guest${n}@example.com`,
      ]);
      expect(await patch(third, { version: 1, status: "Cancelled" })).toBe(409);
    }
    limited.clock.advance(minutes(1));
    expect(await patch(third, { version: 1, status: "Cancelled" })).toBe(429);
  } finally {
    await limited.close();
  }
});

describe("at once", () => {
  test("a guest in 20 tabs: one change is saved, the others are shown what it became", async () => {
    const wish = (n: number) => (n % 2 ? { starts_at: TEN } : { status: "Cancelled" });
    const answers = await concurrently(
      random,
      times(20, (n) => change({ version: 1, ...wish(n) })),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const now = await look();
    expect(now.version).toBe(2);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({ code: "version_conflict", current: now });
    expect(await timeline()).toHaveLength(2);
  });

  test("the guest cancels while the seller confirms: each sees what the other did", async () => {
    for (let round = 0; round < 10; round += 1) {
      // Stays within the ten minutes for which the seller's token is valid.
      server.clock.advance(minutes(0.5));
      guest = await bookAt(round % 2 ? TEN : ELEVEN);
      const [byGuest, bySeller] = await concurrently(random, [
        () => change({ version: 1, status: "Cancelled" }),
        () => edit({ status: "Confirmed", version: 1 }),
      ]);
      expect([byGuest!.statusCode, bySeller!.statusCode].toSorted()).toEqual([200, 409]);
      const { status, version } = await look();
      if (status === "Confirmed") await change({ version, status: "Cancelled" });
    }
  });
});

test.each([
  ["both at once", { version: 1, starts_at: TEN, status: "Cancelled" }, "starts_at"],
  ["neither", { version: 1 }, "starts_at"],
  ["without a version", { status: "Cancelled" }, "version"],
  ["to confirm it", { version: 1, status: "Confirmed" }, "status"],
  ["its notes", { version: 1, notes: "x", status: "Cancelled" }, "notes"],
])("a guest cannot ask for %s", async (_what, body, field) => {
  const answer = await change(body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test("the file for calendar apps follows the booking, in two independent readers", async () => {
  await server.database.sql(
    "UPDATE stores SET address = '4 Kiln Lane', email = 'shop@example.com' WHERE id = $1",
    [seller.storeId],
  );
  const file = async () => {
    const answer = await send("GET", `${guest.path}/calendar.ics`);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="appointment.ics"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent("vevent")!);
    const [other] = Object.values(nodeIcal.sync.parseICS(answer.body)).filter(
      (part) => part?.type === "VEVENT",
    );
    expect(other).toMatchObject({ uid: event.uid, start: event.startDate.toJSDate() });
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      status: event.component.getFirstPropertyValue("status"),
      location: event.location,
      description: event.description,
    };
  };
  const first = await file();
  expect(first).toMatchObject({
    uid: `${guest.id}@solodesk`,
    sequence: 0,
    start: NINE,
    status: "TENTATIVE",
    location: "4 Kiln Lane",
    description: expect.stringContaining(guest.manage),
  });
  await edit({ status: "Confirmed" });
  await change({ version: 2, starts_at: TEN });
  expect(await file()).toMatchObject({ uid: first.uid, sequence: 2, start: TEN, status: "CONFIRMED" });
  await change({ version: 3, status: "Cancelled" });
  expect(await file()).toMatchObject({ uid: first.uid, sequence: 3, status: "CANCELLED" });
});
