import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
beforeAll(async () => {
  app = await testBookingApp({ now: "2026-10-01T12:00:00Z" });
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => server.close());

type Caller = { headers: Record<string, string> };
const customer = { name: "Grace Hopper", email: "", phone: "" };

/** Tuesdays at 10 am in New York, across the change of clocks on November 1. */
const tuesdays = (more: object = {}) => ({
  service_id: seller.serviceId,
  customer,
  starts_at: "2026-10-20T10:00:00-04:00",
  every_weeks: 1,
  count: 4,
  ...more,
});
const preview = (more: object = {}, as: Caller = seller) =>
  call(server, series.preview, { body: tuesdays(more) }, as);
const create = (more: object = {}, as: Caller = seller) =>
  call(server, series.create, { body: tuesdays(more) }, as);
const cancel = (id: string, from: string, as: Caller = seller) =>
  call(server, series.cancel, { params: { id }, body: { from } }, as);
const block = async (starts_at: string, ends_at: string) =>
  (await call(server, appointments.create, { body: { title: "Talk", customer, starts_at, ends_at } }, seller))
    .body.data.id;
const reportOf = async (more: object = {}): Promise<Occurrence[]> => (await preview(more)).body.data;
const startsOf = (found: { starts_at: string }[]) => found.map(({ starts_at }) => starts_at);
const rows = () =>
  server.database.sql(
    "SELECT (SELECT count(*)::int FROM appointments WHERE store_id = $1) AS appointments, (SELECT count(*)::int FROM series WHERE store_id = $1) AS series",
    [seller.storeId],
  );
const nothing = [{ appointments: 0, series: 0 }];
const wallOf = ["2026-10-20T14:00", "2026-10-27T14:00", "2026-11-03T15:00", "2026-11-10T15:00"].map(
  (time) => `${time}:00.000Z`,
);

describe("a preview", () => {
  test("keeps the wall time through a change of clocks, and changes nothing", async () => {
    const answer = await preview();
    expect([answer.status, answer.body.timezone]).toEqual([200, "America/New_York"]);
    const data: Occurrence[] = answer.body.data;
    expect(startsOf(data)).toEqual(wallOf);
    expect(data[2]).toEqual({
      index: 2,
      starts_at: "2026-11-03T15:00:00.000Z",
      ends_at: "2026-11-03T15:30:00.000Z",
      clash: null,
      held: false,
      skipped_hour: false,
      outside_hours: false,
      slots: [],
    });
    expect(await rows()).toEqual(nothing);
  });

  test("says of each what is in the way, with free times of that day, and what is worth a word", async () => {
    const id = await block("2026-10-27T14:15:00Z", "2026-10-27T14:45:00Z");
    // This begins within the buffer of 15 minutes after the appointment.
    await block("2026-11-03T15:40:00Z", "2026-11-03T15:50:00Z");
    await call(server, bookings.hold, {
      params: { website_url: seller.websiteUrl },
      body: { service_id: seller.serviceId, starts_at: "2026-10-20T14:00:00Z" },
    });
    await server.database.sql(
      `INSERT INTO calendar_sources (store_id, id, provider, direction, name, address, busy, notes, read_at, tried_at, created_at)
       VALUES ($1, gen_random_uuid(), 'ics', 'read', 'Family', 'http://127.0.0.1/a.ics', '{["2026-11-10 15:10Z","2026-11-10 16:00Z")}', '{}', now(), now(), now())`,
      [seller.storeId],
    );
    const [held, taken, buffered, busy] = await reportOf();
    expect(held).toMatchObject({ clash: null, held: true });
    expect(startsOf(held!.slots)[0]).toBe("2026-10-20T15:00:00.000Z");
    expect(taken).toMatchObject({
      clash: { id, number: "A-1001", title: "Talk", customer: "Grace Hopper" },
      held: false,
    });
    expect(startsOf(taken!.slots)).toEqual(
      ["15:00", "15:30", "16:00"].map((time) => `2026-10-27T${time}:00.000Z`),
    );
    expect(buffered!.clash).not.toBeNull();
    expect(busy).toMatchObject({ clash: null, also_busy: "Family", slots: [] });

    const late = await reportOf({ starts_at: "2026-10-20T16:45:00-04:00", count: 2 });
    expect(late.map(({ outside_hours }) => outside_hours)).toEqual([true, true]);
    // The last slots of a day that is nearly over.
    await block("2026-10-27T20:00:00Z", "2026-10-27T21:00:00Z");
    const evening = await reportOf({ starts_at: "2026-10-20T16:30:00-04:00", count: 2 });
    expect(startsOf(evening[1]!.slots)).toEqual(
      ["18:00", "18:30", "19:00"].map((time) => `2026-10-27T${time}:00.000Z`),
    );
  });

  test("a time that the clocks skip begins when they are put forward and says so; ends with a day, that one too", async () => {
    const night = { starts_at: "2027-03-07T02:30:00-05:00", count: undefined, until: "2027-03-21" };
    const found = await reportOf(night);
    expect(found.map(({ starts_at, skipped_hour }) => [starts_at, skipped_hour])).toEqual([
      ["2027-03-07T07:30:00.000Z", false],
      ["2027-03-14T07:00:00.000Z", true],
      ["2027-03-21T06:30:00.000Z", false],
    ]);
  });

  test.each([
    [{ every_weeks: 0 }, "every_weeks"],
    [{ every_weeks: 13 }, "every_weeks"],
    [{ every_weeks: 1.5 }, "every_weeks"],
    [{ count: 1 }, "count"],
    [{ count: 53 }, "count"],
    [{ count: undefined }, "count"],
    [{ until: "2026-12-31" }, "count"],
    [{ count: undefined, until: "2026-10-26" }, "until"],
    [{ count: undefined, until: "2026-02-30" }, "until"],
    [{ count: undefined, until: "2027-10-19" }, "until"],
    [{ every_weeks: 12, count: 10 }, "count"],
    [{ every_weeks: 12, count: undefined, until: "2028-12-31" }, "until"],
    [{ starts_at: "2026-09-29T10:00:00-04:00" }, "starts_at"],
    [{ starts_at: "tomorrow" }, "starts_at"],
    [{ service_id: undefined }, "service_id"],
    [{ customer: {} }, "customer.name"],
    [{ ends_at: "2026-10-20T13:00:00Z" }, "ends_at"],
    // With the buffer it would still be going on.
    [{ ends_at: "2026-10-27T13:59:00Z" }, "every_weeks"],
    [{ skip: [0] }, "skip"],
  ])("refuses %j", async (more, field) => {
    const answer = await preview(more);
    expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
    // Creating a series makes the same checks.
    if (field !== "skip") expect((await create(more)).refusal.fields).toEqual(answer.refusal.fields);
    expect(await rows()).toEqual(nothing);
  });
});

describe("a series", () => {
  test("is made whole: each is an appointment that says which of how many it is", async () => {
    const answer = await create({ status: "Confirmed", notes: "Brings fabric" });
    const { message, data } = answer.body;
    expect([answer.status, message]).toEqual([201, "4 appointments created"]);
    expect(startsOf(data)).toEqual(wallOf);
    expect(data[2]).toMatchObject({
      number: "A-1003",
      status: "Confirmed",
      notes: "Brings fabric",
      price: { amount: 4500 },
      service: { id: seller.serviceId },
      series_place: { nth: 3, of: 4 },
    });
    expect(new Set(data.map((one) => one.series_id)).size).toBe(1);
    const [row] = await server.database.sql(
      "SELECT every_weeks, count, until, timezone, starts_local::text FROM series WHERE id = $1",
      [data[0]!.series_id],
    );
    expect(row).toEqual({
      every_weeks: 1,
      count: 4,
      until: null,
      timezone: "America/New_York",
      starts_local: "2026-10-20 10:00:00",
    });
    // An appointment moved on its own stays part of the series, also in lists and in the calendar.
    const moved = await call(
      server,
      appointments.edit,
      { params: { id: data[1]!.id }, body: { starts_at: "2026-10-28T18:00:00Z" } },
      seller,
    );
    expect(moved.body.data).toMatchObject({
      series_id: data[0]!.series_id,
      series_place: { nth: 2, of: 4 },
    });
    const month = await call(
      server,
      calendar.list,
      { query: { from: "2026-10-28", to: "2026-10-28" } },
      seller,
    );
    expect(month.body.data).toMatchObject([{ id: data[1]!.id, series_id: data[0]!.series_id }]);
  });

  test("leaves out and moves what is wished, and counts what is left", async () => {
    const answer = await create({ skip: [0], move: [{ index: 3, starts_at: "2026-11-02T15:00:00Z" }] });
    expect(startsOf(answer.body.data)).toEqual([wallOf[1], "2026-11-02T15:00:00.000Z", wallOf[2]]);
    expect(answer.body.data.map(({ series_place }) => [series_place?.nth, series_place?.of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  test.each([
    [{ skip: [4] }, "skip"],
    [{ skip: [-1] }, "skip.0"],
    [{ skip: [0, 1, 2] }, "skip"],
    [{ skip: [1, 1] }, "move"],
    [{ skip: [1], move: [{ index: 1, starts_at: wallOf[1] }] }, "move"],
    [{ move: [{ index: 9, starts_at: wallOf[1] }] }, "move"],
    [{ move: [{ index: 1, starts_at: wallOf[2] }] }, "move"],
    [{ move: [{ index: 1, starts_at: "2026-09-30T15:00:00Z" }] }, "move.0.starts_at"],
    [{ move: [{ index: 1, starts_at: "2028-12-01T15:00:00Z" }] }, "move.0.starts_at"],
    [{ move: [{ index: 1 }] }, "move.0.starts_at"],
  ])("refuses %j", async (more, field) => {
    const answer = await create(more);
    expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
    expect(await rows()).toEqual(nothing);
  });

  test("of which one time was taken meanwhile is not made at all, and each that is in the way is named", async () => {
    await block("2026-11-03T15:00:00Z", "2026-11-03T16:00:00Z");
    for (const headers of [seller.headers, { ...seller.headers, "idempotency-key": "once" }]) {
      const answer = await create({ move: [{ index: 0, starts_at: "2026-10-21T14:00:00Z" }] }, { headers });
      expect([answer.status, answer.code, answer.refusal.error]).toEqual([
        409,
        "slot_taken",
        "One of these times is taken. Nothing was created.",
      ]);
      expect(answer.refusal.occurrences).toMatchObject([
        { index: 2, clash: { title: "Talk" }, starts_at: wallOf[2], slots: [{}, {}, {}] },
      ]);
      expect(await rows()).toEqual([{ appointments: 1, series: 0 }]);
    }
    expect((await create({ skip: [2] })).status).toBe(201);
  });

  test("asked for twice with one key is made once", async () => {
    const headers = { ...seller.headers, "idempotency-key": "a series" };
    const [first, second] = [await create({}, { headers }), await create({}, { headers })];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await rows()).toEqual([{ appointments: 4, series: 1 }]);
    expect((await create({ count: 3 }, { headers })).code).toBe("idempotency_key_reused");
    // Deleting the store deletes the series.
    await server.database.sql("DELETE FROM stores WHERE id = $1", [seller.storeId]);
    expect(await rows()).toEqual(nothing);
  });
});

describe("this one and all that follow", () => {
  const made4 = async () => (await create({ status: "Confirmed" })).body.data;
  const statuses = async () => {
    const found = await server.database.sql<{ status: string }>(
      "SELECT status FROM appointments WHERE store_id = $1 ORDER BY series_nth",
      [seller.storeId],
    );
    return found.map(({ status }) => status);
  };

  test("are cancelled as far as they are not over, and free their times", async () => {
    const data = await made4();
    await server.database.sql("UPDATE appointments SET status = 'Completed' WHERE id = $1", [data[2]!.id]);
    const answer = await cancel(data[0]!.series_id!, data[1]!.id);
    expect([answer.status, answer.body.message]).toEqual([200, "2 appointments cancelled"]);
    expect(await statuses()).toEqual(["Confirmed", "Cancelled", "Completed", "Cancelled"]);
    const changes = await server.database.sql(
      "SELECT event, by, version FROM appointment_changes WHERE appointment_id = $1 ORDER BY version",
      [data[3]!.id],
    );
    expect(changes).toEqual([
      { event: "created", by: "seller", version: 1 },
      { event: "cancelled", by: "seller", version: 2 },
    ]);
    const again = await cancel(data[0]!.series_id!, data[1]!.id);
    expect([again.status, again.code, again.refusal.error]).toEqual([
      409,
      "invalid_transition",
      "All of these appointments are over or already cancelled.",
    ]);
    expect((await create({ skip: [0, 2] })).status).toBe(201);
  });

  test("are none of another's, nor of another series, nor of no series", async () => {
    const data = await made4();
    const other = (await create({ starts_at: "2026-10-20T12:00:00-04:00" })).body.data;
    const single = await block("2026-10-05T14:00:00Z", "2026-10-05T15:00:00Z");
    const rival = await testCalendar(server, `rival-of-${seller.websiteUrl}`);
    for (const [id, from, caller] of [
      [data[0]!.series_id, other[0]!.id, seller],
      [data[0]!.series_id, single, seller],
      [crypto.randomUUID(), data[0]!.id, seller],
      [data[0]!.series_id, data[0]!.id, rival],
      [data[0]!.series_id, data[0]!.id, await testSeller(server, `No store beside ${seller.websiteUrl}`)],
    ] as const)
      expect((await cancel(id!, from, caller)).code).toBe("not_found");
    expect((await cancel("one", data[0]!.id)).status).toBe(422);
    expect(
      (await callUnchecked(server, series.cancel, { params: { id: data[0]!.series_id! }, body: {} }, seller))
        .status,
    ).toBe(422);
    expect(await statuses()).not.toContain("Cancelled");
  });
});

test("the signed out, the storeless and those who name another's service get nowhere", async () => {
  const rival = await testCalendar(server, `rival-of-${seller.websiteUrl}`);
  const bare = await testSeller(server, `Bare beside ${seller.websiteUrl}`);
  for (const ask of [preview, create]) {
    expect((await ask({}, { headers: {} })).status).toBe(401);
    expect((await ask({}, bare)).code).toBe("store_required");
    expect((await ask({}, rival)).code).toBe("not_found");
    expect((await ask({ service_id: "mine" })).status).toBe(422);
  }
  expect((await cancel(crypto.randomUUID(), crypto.randomUUID(), { headers: {} })).status).toBe(401);
  expect(await rows()).toEqual(nothing);
});
