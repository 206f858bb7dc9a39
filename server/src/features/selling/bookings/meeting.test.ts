// Who gets the link to an online meeting, where and when, and what changes it.
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { editService } from "#features/catalog/services/edit-service.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService } from "#test/test-paid-service.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `coach-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

const AT = "2026-06-03T10:00:00Z";
const ZOOM = "https://zoom.example/j/1";
const link = { kind: "link", url: ZOOM };
const jitsi = { kind: "jitsi", url: "https://meet.example/rooms/" };
const room = /^https:\/\/meet\.example\/rooms\/[0-9a-f]{32}$/;

const edit = (body: unknown) =>
  callUnchecked(server, services.edit, { params: { id: shop.serviceId }, body }, shop);
const meet = (meeting: unknown) => edit({ location: "online", meeting });
const confirmation = (kind: "instant" | "on_request") =>
  call(server, store.edit, { body: { booking: { confirmation: kind } } }, shop);
const book = async (starts_at = AT) =>
  (
    await callUnchecked(server, bookings.book, {
      params: { website_url: shop.websiteUrl },
      body: { service_id: shop.serviceId, starts_at, customer: { name: "Grace", email: "g@example.com" } },
    })
  ).body.data;
const change = (id: string, body: object) =>
  callUnchecked(server, appointments.edit, { params: { id }, body }, shop);
const seen = async (id: string) => (await call(server, appointments.get, { params: { id } }, shop)).body.data;
const guest = (id: string) => ({
  params: { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, id) },
});
const shown = async (id: string) => (await call(server, bookings.get, guest(id))).body.data.meeting_url;
const fileOf = async (id: string) =>
  (await call(server, bookings.writeFile, guest(id))).text.replaceAll("\r\n ", "");
const lastMail = async (kind: string) =>
  (
    await server.database.sql<{ text: string; calendar: string | null }>(
      "SELECT text, calendar FROM mails WHERE user_id = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1",
      [shop.id, kind],
    )
  )[0];

describe("a service", () => {
  test.each([
    [
      { location: "in_person", meeting: link },
      { "meeting.kind": "Only online services can have a meeting link." },
    ],
    [{ meeting: link }, { "meeting.kind": "Only online services can have a meeting link." }],
    [{ location: "online", meeting: { kind: "link" } }, { "meeting.url": "Paste the link." }],
    [
      { location: "online", meeting: { kind: "jitsi", url: "https://meet.example/?room=1" } },
      { "meeting.url": "Enter only the server's address, such as https://meet.jit.si." },
    ],
  ])("refuses %j", async (body, fields) => {
    const { status, refusal } = await edit(body);
    expect([status, refusal.fields]).toEqual([422, fields]);
  });

  test.each([
    "http://zoom.example/j/1",
    "javascript:alert(1)",
    "https:zoom.example/j/1",
    "https:\\\\zoom.example",
    "https://zoom.example/j/1 Passcode: 2",
    "https://zoom.example@evil.example/",
    "https://zoom.example/\u202Ej",
    `https://zoom.example/${"ü".repeat(400)}`,
  ])("refuses anything but a plain link: %j", async (url) => {
    const { status, refusal } = await meet({ kind: "link", url });
    expect([status, refusal.fields]).toEqual([
      422,
      { "meeting.url": "Paste only the link. It begins with https://." },
    ]);
  });

  test("doesn't publish its link, and loses it when it is no longer online", async () => {
    expect((await meet({ kind: "jitsi" })).body.data.meeting).toEqual({
      kind: "jitsi",
      url: "https://meet.jit.si",
    });
    expect((await meet(link)).body.data.meeting).toEqual(link);
    const page = await call(server, storefront.get, { query: { website_url: shop.websiteUrl } });
    expect(page.text).not.toMatch(/zoom|meeting/);
    const { meeting, location } = (await edit({ location: "customer_place" })).body.data;
    expect([meeting, location]).toEqual([{ kind: "none" }, "customer_place"]);
  });
});

describe("customers", () => {
  test("get the link when their booking is confirmed, in the email, on the page and in the calendar file, until it is over", async () => {
    await confirmation("on_request");
    await meet(link);
    const { id, status, meeting_url } = await book();
    expect([status, meeting_url, await shown(id)]).toEqual(["Pending", null, null]);
    expect((await seen(id)).meeting_url).toBe(ZOOM);
    expect(await fileOf(id)).toContain("LOCATION:Online");
    expect((await lastMail("booking_received"))?.text).toContain("Where: Online\n");
    await change(id, { status: "Confirmed" });
    expect(await shown(id)).toBe(ZOOM);
    expect(await fileOf(id)).toContain(`LOCATION:${ZOOM}`);
    const mail = await lastMail("booking_confirmed");
    expect(mail?.text).toContain(`Where: ${ZOOM}\n`);
    expect(mail?.calendar).toContain(`LOCATION:${ZOOM}`);
    const { path } = (await call(server, feeds.create, {}, shop)).body.data;
    expect((await server.http.inject({ url: path })).body).toContain(`LOCATION:${ZOOM}`);
    server.clock.set("2026-06-03T10:30:00Z");
    expect(await shown(id)).toBeNull();
  });

  test("get it right away if bookings are confirmed instantly, and no longer after they cancel", async () => {
    await confirmation("instant");
    await meet(link);
    const { id, meeting_url, version } = await book();
    expect(meeting_url).toBe(ZOOM);
    const body = { status: "Cancelled" as const, version };
    expect((await call(server, bookings.change, { ...guest(id), body })).body.data.meeting_url).toBeNull();
    expect((await lastMail("booking_cancelled"))?.text).toContain("Where: Online\n");
  });

  test.each([false, true])(
    "who pay get it with their order, even if the hold is gone: %s",
    async (isGone) => {
      await meet(jitsi);
      const paid = paidService(server, shop);
      await paid.edit({ payment: { due: "full" } });
      const { paymentId } = await place(server, [paid.line(AT)]);
      if (isGone) await server.database.sql("DELETE FROM appointments WHERE status = 'Held'");
      await settle(server, paymentId);
      const [row] = await server.database.sql<{ url: string }>(
        "SELECT meeting_url AS url FROM appointments WHERE store_id = $1",
        [shop.storeId],
      );
      expect(row?.url).toMatch(room);
      const mail = await lastMail("order_confirmed");
      expect(mail?.text).toContain(row?.url);
      expect(mail?.calendar?.replaceAll("\r\n ", "")).toContain(`LOCATION:${row?.url}`);
    },
  );
});

test("a hold that is booked for a different service gets that service's link", async () => {
  await confirmation("instant");
  await meet(link);
  const plain = { name: "Call", price: { amount: 0, currency: "USD" }, duration_minutes: 30 };
  const other = await callUnchecked(server, services.add, { body: { ...plain, location: "online" } }, shop);
  const params = { website_url: shop.websiteUrl };
  const customer = { name: "Grace", email: "g@example.com" };
  const otherId: string = other.body.data.id;
  for (const [heldId, bookedId, url] of [
    [shop.serviceId, otherId, null],
    [otherId, shop.serviceId, ZOOM],
  ] as const) {
    const starts_at = url === null ? AT : "2026-06-04T10:00:00Z";
    const { hold } = (await call(server, bookings.hold, { params, body: { service_id: heldId, starts_at } }))
      .body;
    const body = { service_id: bookedId, starts_at, customer, hold };
    expect((await callUnchecked(server, bookings.book, { params, body })).body.data.meeting_url).toBe(url);
  }
});

describe("a Jitsi room", () => {
  beforeEach(async () => {
    await confirmation("instant");
    await meet(jitsi);
  });

  test("belongs to one appointment, and is replaced when it moves", async () => {
    const { id } = await book();
    const other = await book("2026-06-03T12:00:00Z");
    const before = await shown(id);
    expect(before).toMatch(room);
    expect(other.meeting_url).toMatch(room);
    expect(other.meeting_url).not.toBe(before);
    // Changing the end or the notes isn't a move.
    await change(id, { ends_at: "2026-06-03T10:45:00Z" });
    await change(id, { notes: "New" });
    expect(await shown(id)).toBe(before);
    server.clock.advance(minutes(1));
    const { data } = (await change(id, { starts_at: "2026-06-03T14:00:00Z" })).body;
    expect(data.meeting_url).toMatch(room);
    expect(data.meeting_url).not.toBe(before);
    expect((await lastMail("booking_rescheduled"))?.text).toContain(data.meeting_url);
  });

  test("of each appointment in a series is listed below its time in the email", async () => {
    const body = {
      service_id: shop.serviceId,
      customer: { name: "Grace", email: "g@example.com" },
      starts_at: AT,
      status: "Confirmed",
      every_weeks: 1,
      count: 2,
    };
    const { status } = await callUnchecked(server, series.create, { body }, shop);
    expect(status).toBe(201);
    const rooms = await server.database.sql<{ url: string }>(
      "SELECT meeting_url AS url FROM appointments WHERE store_id = $1 ORDER BY starts_at",
      [shop.storeId],
    );
    const text = (await lastMail("booking_confirmed"))?.text;
    expect(rooms).toHaveLength(2);
    for (const { url } of rooms) expect(text).toContain(`M\n    ${url}\n`);
    expect(text).toContain("Where: Online\n");
  });

  test("is replaced even if the service is archived by then", async () => {
    const { id } = await book();
    const before = await shown(id);
    await call(server, services.remove, { params: { id: shop.serviceId } }, shop);
    await change(id, { starts_at: "2026-06-03T14:00:00Z" });
    expect(await shown(id)).toMatch(room);
    expect(await shown(id)).not.toBe(before);
  });
});

test("a new link reaches upcoming appointments, and none that are over or cancelled", async () => {
  await confirmation("instant");
  await meet(link);
  const [past, cancelled, coming] = [
    await book(),
    await book("2026-06-04T10:00:00Z"),
    await book("2026-06-05T10:00:00Z"),
  ];
  await change(cancelled.id, { status: "Cancelled" });
  server.clock.set("2026-06-03T12:00:00Z");
  // The access token has expired by now.
  const { deps } = server;
  await editService(deps, shop.id, shop.serviceId, { name: "Talk" });
  const links = async () =>
    server.database.sql<{ url: string; version: number }>(
      "SELECT meeting_url AS url, version FROM appointments WHERE store_id = $1 ORDER BY starts_at",
      [shop.storeId],
    );
  expect(await links()).toEqual([
    { url: ZOOM, version: past.version },
    { url: ZOOM, version: cancelled.version + 1 },
    { url: ZOOM, version: coming.version },
  ]);
  const url = "https://zoom.example/j/2";
  await editService(deps, shop.id, shop.serviceId, { meeting: { kind: "link", url } });
  expect(await links()).toEqual([
    { url: ZOOM, version: past.version },
    { url: ZOOM, version: cancelled.version + 1 },
    { url, version: coming.version + 1 },
  ]);
});

test("all of a session meet in one room, which nobody else's has; a changed link reaches each of them", async () => {
  await edit({ capacity: 3 });
  await meet(jitsi);
  const later = "2026-06-03T12:00:00Z";
  const links = [await book(), await book(), await book(later)].map(({ id }) => id);
  const urls = async () => {
    const rows = await server.database.sql<{ url: string }>(
      "SELECT meeting_url AS url FROM appointments WHERE id = ANY($1) ORDER BY array_position($1, id)",
      [links],
    );
    return rows.map(({ url }) => url);
  };
  const [first, second, other] = await urls();
  expect(first).toMatch(room);
  expect([second === first, other === first]).toEqual([true, false]);
  await meet({ kind: "jitsi", url: "https://other.example/" });
  const [one, two, three] = await urls();
  expect(one).toMatch(/^https:\/\/other\.example\//);
  expect([two === one, three === one]).toEqual([true, false]);
});
