// The guest's link: the booking as it is now, and what can still be done with it.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
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
  website_url: string;
  code: string;
}

async function bookAt(starts_at: string): Promise<Guest> {
  const body = { service_id: seller.serviceId, starts_at, customer, notes: "Gate code 4711" };
  const { data, manage } = (
    await call(server, bookings.book, { params: { website_url: seller.websiteUrl }, body })
  ).body;
  const code = manage.split("/").at(-1)!;
  return { id: data.id, manage, website_url: seller.websiteUrl, code };
}
const look = async () =>
  (await call(server, bookings.get, { params: { website_url: guest.website_url, code: guest.code } })).body
    .data;
const change = (body: object, { website_url, code } = guest) =>
  callUnchecked(server, bookings.change, { params: { website_url, code }, body });
const edit = (body: object) => call(server, appointments.edit, { params: { id: guest.id }, body }, seller);
const timeline = async () =>
  (await call(server, appointments.get, { params: { id: guest.id } }, seller)).body.data.timeline;
const otherStarts = async () =>
  (
    await call(server, bookings.listOtherSlots, {
      params: { website_url: guest.website_url, code: guest.code },
      query: { from: "2026-06-02", to: "2026-06-02" },
    })
  ).body.slots.map((slot) => slot.starts_at);

test("the link shows what the booking is by now, and nothing that is the seller's", async () => {
  expect(guest.manage).toMatch(new RegExp(`^/store/${seller.websiteUrl}/booking/[\\w-]{43}$`));
  const answer = await call(server, bookings.get, {
    params: { website_url: guest.website_url, code: guest.code },
  });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).toEqual({
    data: {
      number: "A-1001",
      version: 1,
      status: "Pending",
      title: "Haircut",
      starts_at: NINE,
      ends_at: "2026-06-02T13:30:00.000Z",
      seats: 1,
      timezone: "America/New_York",
      price: { amount: 4500, currency: "USD" },
      paid: { amount: 0, currency: "USD" },
      due: { amount: 4500, currency: "USD" },
      customer: { name: "Grace Hopper" },
      service_id: seller.serviceId,
      over: false,
      location: "in_person",
      meeting_url: null,
      changeable_until: "2026-06-02T12:00:00.000Z",
      movable: true,
      cancellable: true,
      refund: null,
      kept: null,
      visit_returns: null,
      card: null,
      policy: null,
      asked: null,
      verify_by: null,
    },
  });
  await edit({ status: "Confirmed", starts_at: ELEVEN, notes: "Pays late" });
  expect(await look()).toMatchObject({ status: "Confirmed", starts_at: ELEVEN, version: 2 });
  expect(
    (await call(server, bookings.get, { params: { website_url: guest.website_url, code: guest.code } })).text,
  ).not.toMatch(/Pays late|4711|grace@/);
});

test("it lives as long as the appointment: through new names, another owner of the old one, and an unpublished store", async () => {
  const former = seller.websiteUrl;
  const rename = (website_url: string) =>
    call(server, store.edit, { body: { website_url, published: false } }, seller);
  expect((await rename("renamed-salon")).status).toBe(200);
  expect(await look()).toMatchObject({ number: "A-1001", movable: false });
  const other = await testCalendar(server, "other-salon");
  const sql = "UPDATE website_urls SET store_id = $2 WHERE website_url = $1";
  await server.database.sql(sql, [former, other.storeId]);
  expect(await look()).toMatchObject({ number: "A-1001" });
  expect((await change({ version: 1, starts_at: TEN })).refusal.error).toMatch(/isn't taking bookings/);
  expect((await change({ version: 1, status: "Cancelled" })).status).toBe(200);
});

test("no other code leads anywhere", async () => {
  const { hold } = (
    await call(server, bookings.hold, {
      params: { website_url: seller.websiteUrl },
      body: { service_id: seller.serviceId, starts_at: TEN },
    })
  ).body;
  await call(server, bookings.book, {
    params: { website_url: seller.websiteUrl },
    body: { service_id: seller.serviceId, starts_at: TEN, customer, hold },
  });
  const { code } = guest;
  const swapped = (code.startsWith("A") ? "B" : "A") + code.slice(1);
  for (const wrong of [hold, guest.id, swapped, code.slice(1), "nonsense", "%00"]) {
    const lost = { website_url: seller.websiteUrl, code: wrong };
    for (const answer of [
      await call(server, bookings.get, { params: { website_url: lost.website_url, code: lost.code } }),
      await call(server, bookings.listOtherSlots, {
        params: { website_url: lost.website_url, code: lost.code },
      }),
      await call(server, bookings.writeFile, { params: { website_url: lost.website_url, code: lost.code } }),
      await change({ version: 1, status: "Cancelled" }, { ...guest, ...lost }),
    ])
      expect([wrong, answer.status, answer.code]).toEqual([wrong, 404, "not_found"]);
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
    expect([taken, refused.status, refused.code]).toEqual([taken, 409, "slot_taken"]);
    expect(refused.refusal.slots).toHaveLength(3);
  }
  const moved = await change({ version: 2, starts_at: ELEVEN });
  expect([moved.status, moved.body]).toMatchObject([
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
  expect((await change({ version: 1, status: "Cancelled" })).body.data).toMatchObject({
    status: "Cancelled",
    changeable_until: null,
    movable: false,
  });
  expect((await timeline()).at(-1)).toMatchObject({ event: "cancelled", by: "customer" });
  expect((await change({ version: 2, status: "Cancelled" })).code).toBe("invalid_transition");
  expect((await change({ version: 2, starts_at: TEN })).code).toBe("invalid_transition");
  await bookAt(NINE);
});

test("it is changed until the store's notice before the start, and not a moment later", async () => {
  await server.database.sql("UPDATE stores SET change_notice_minutes = 120 WHERE id = $1", [seller.storeId]);
  server.clock.set("2026-06-02T11:00:00.001Z");
  expect(await look()).toMatchObject({ changeable_until: null, movable: false });
  expect(await otherStarts()).toEqual([]);
  for (const wish of [{ status: "Cancelled" }, { starts_at: ELEVEN }]) {
    const refused = await change({ version: 1, ...wish });
    expect([refused.status, refused.code]).toEqual([409, "invalid_transition"]);
    expect(refused.refusal.error).toMatch(/too late/);
  }
  server.clock.set("2026-06-02T11:00:00Z");
  expect((await change({ version: 1, status: "Cancelled" })).status).toBe(200);
});

test("ten changes an hour are made to the bookings of one email address, sixty from one network in a store", async () => {
  const limited = await testApp({ RATE_LIMIT: true });
  try {
    limited.clock.set("2026-06-01T12:00:00Z");
    const { websiteUrl, serviceId, storeId } = await testCalendar(limited, "salon", { slotMinutes: 60 });
    const book = async (starts_at: string, email: string) => {
      const payload = { service_id: serviceId, starts_at, customer: { ...customer, email } };
      const booked = await call(limited, bookings.book, {
        params: { website_url: websiteUrl },
        body: payload,
      });
      return booked.body.manage.split("/").at(-1)!;
    };
    const patch = async (code: string, payload: object) => {
      const answer = await callUnchecked(limited, bookings.change, {
        params: { website_url: websiteUrl, code },
        body: payload,
      });
      return answer.status;
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
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const now = await look();
    expect(now.version).toBe(2);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer.refusal).toMatchObject({ code: "version_conflict", current: now });
    expect(await timeline()).toHaveLength(2);
  });

  test("the guest cancels while the seller confirms: each sees what the other did", async () => {
    for (let round = 0; round < 10; round += 1) {
      // Stays within the ten minutes for which the seller's token is valid.
      server.clock.advance(minutes(0.5));
      guest = await bookAt(round % 2 ? TEN : ELEVEN);
      const statuses = await concurrently(random, [
        async () => (await change({ version: 1, status: "Cancelled" })).status,
        async () => (await edit({ status: "Confirmed", version: 1 })).status,
      ]);
      expect(statuses.toSorted()).toEqual([200, 409]);
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
  expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
});

test("the file for calendar apps follows the booking, in two independent readers", async () => {
  await server.database.sql(
    "UPDATE stores SET address = '4 Kiln Lane', email = 'shop@example.com' WHERE id = $1",
    [seller.storeId],
  );
  const file = async () => {
    const answer = await call(server, bookings.writeFile, {
      params: { website_url: guest.website_url, code: guest.code },
    });
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="appointment.ics"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(answer.text)).getFirstSubcomponent("vevent")!);
    const [other] = Object.values(nodeIcal.sync.parseICS(answer.text)).filter(
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
