import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { after, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import type { TestApp } from "#test/test-app.ts";
import { testBookingApp } from "#test/test-booking-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestCalendar;
let app: Awaited<ReturnType<typeof testBookingApp>>;
beforeAll(async () => {
  app = await testBookingApp();
  server = app.server;
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => server.close());

type Caller = { headers: Record<string, string> };
const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "+1 555 010 0199" };
const create = (body: object, as: Caller = seller) =>
  callUnchecked(server, appointments.create, { body }, as);
const edit = (id: string, body: object, as: Caller = seller) =>
  call(server, appointments.edit, { params: { id }, body }, as);
/** 10:00 in New York is 14:00 in UTC. */
const on = (time: string, day = "2026-06-03") => `${day}T${time}:00Z`;
const idOf = async (body: object) => (await create({ title: "Talk", customer, ...body })).body.data.id;

test("a service is booked with its length, price and name, and the wall time is kept", async () => {
  const answer = await create({
    service_id: seller.serviceId,
    customer,
    starts_at: "2026-06-03T10:00:00-04:00",
  });
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      status: true,
      message: "Appointment created",
      outside_hours: false,
      data: {
        id: expect.any(String),
        number: "A-1001",
        version: 1,
        status: "Pending",
        title: "Haircut",
        customer,
        service: {
          id: seller.serviceId,
          name: "Haircut",
        },
        starts_at: "2026-06-03T14:00:00.000Z",
        ends_at: "2026-06-03T14:30:00.000Z",
        seats: 1,
        timezone: "America/New_York",
        notes: "",
        answers: [],
        meeting_url: null,
        source: "seller",
        price: {
          amount: 4500,
          currency: "USD",
        },
        due: { amount: 4500, currency: "USD" },
        paid: { amount: 0, currency: "USD" },
        card_on_file: false,
        collected: null,
        policy_accepted: null,
        recorded: false,
        verify_by: null,
        created_at: "2026-06-01T12:00:00.000Z",
      },
    },
  ]);
  const [row] = await server.database.sql(
    "SELECT starts_local::text, busy::text AS busy FROM appointments WHERE id = $1",
    [answer.body.data.id],
  );
  expect(row?.starts_local).toBe("2026-06-03 10:00:00");
  const { data } = (await call(server, appointments.get, { params: { id: answer.body.data.id } }, seller))
    .body;
  expect(data.timeline).toEqual([
    { event: "created", by: "seller", at: data.created_at, starts_at: data.starts_at, ends_at: data.ends_at },
  ]);
});

test("a free title takes an hour; outside of the hours is allowed and said; numbers are the store's own", async () => {
  const talk = await create({
    title: "Talk",
    customer: { name: "Bo" },
    starts_at: on("20:30"),
    status: "Confirmed",
  });
  expect(talk.body).toMatchObject({
    outside_hours: true,
    data: {
      status: "Confirmed",
      service: null,
      ends_at: "2026-06-03T21:30:00.000Z",
      customer: { email: "", phone: "" },
    },
  });
  expect((await create({ title: "More", customer, starts_at: on("15:00") })).body.data.number).toBe("A-1002");
  const rival = await testCalendar(server, `rival-of-${seller.websiteUrl}`);
  expect((await create({ title: "First", customer, starts_at: on("15:00") }, rival)).body.data.number).toBe(
    "A-1001",
  );
});

test("B6: what touches is booked, time kept free included; what overlaps is told who is there and what is free", async () => {
  const cut = { service_id: seller.serviceId, customer };
  const first = (await create({ ...cut, starts_at: on("14:00") })).body.data;
  expect((await create({ ...cut, starts_at: on("14:45") })).status).toBe(201);
  expect((await create({ ...cut, starts_at: on("13:15") })).status).toBe(201);
  const refused = await create({ ...cut, starts_at: on("14:30") });
  expect(refused.status).toBe(409);
  expect(refused.refusal).toMatchObject({
    code: "slot_taken",
    error: "This time is taken: Haircut with Grace Hopper, 10:00 AM to 10:30 AM.",
    clash: {
      id: first.id,
      number: "A-1001",
      title: "Haircut",
      customer: "Grace Hopper",
      starts_at: first.starts_at,
      ends_at: first.ends_at,
    },
    slots: ["15:30", "16:00", "16:30"].map((time) => ({ starts_at: `2026-06-03T${time}:00.000Z` })),
  });
  // A cancelled appointment no longer blocks its time.
  await edit(first.id, { status: "Cancelled" });
  expect(
    (await create({ title: "Call", customer, starts_at: on("14:00"), ends_at: on("14:45") })).status,
  ).toBe(201);
});

describe("a change", () => {
  test("follows the statuses, and each is in the timeline", async () => {
    const id = await idOf({ starts_at: on("14:00") });
    server.clock.advance(minutes(1));
    const confirmed = await edit(id, {
      status: "Confirmed",
      notes: "Bring tea",
      starts_at: on("15:00"),
      version: 1,
    });
    expect(confirmed.body).toMatchObject({
      message: "Appointment saved",
      outside_hours: false,
      data: { status: "Confirmed", version: 2, notes: "Bring tea", ends_at: "2026-06-03T16:00:00.000Z" },
    });
    expect((await edit(id, { status: "Completed" })).body.data.version).toBe(3);
    const { timeline } = (await call(server, appointments.get, { params: { id } }, seller)).body.data;
    expect(
      timeline.map(({ event, by, starts_at }: Record<string, string>) => [
        event,
        by,
        starts_at?.slice(11, 13),
      ]),
    ).toEqual([
      ["created", "seller", "14"],
      ["confirmed", "seller", "15"],
      ["rescheduled", "seller", "15"],
      ["notes_changed", "seller", "15"],
      ["completed", "seller", "15"],
    ]);
  });

  test.each([
    ["Pending", ["Confirmed", "Cancelled"]],
    // A no-show is known once the appointment has begun: see below.
    ["Confirmed", ["Completed", "Cancelled"]],
    ["Completed", []],
    ["Cancelled", []],
    ["No-show", []],
  ])("from %s goes to %j and nowhere else", async (from, allowed) => {
    const id = await idOf({ starts_at: on("14:00") });
    for (const to of ["Pending", "Confirmed", "Completed", "Cancelled", "No-show"]) {
      await server.database.sql("UPDATE appointments SET status = $2 WHERE id = $1", [id, from]);
      const answer = await edit(id, { status: to });
      const [status, code] = allowed.includes(to) ? [200, undefined] : [409, "invalid_transition"];
      expect([to, answer.status, answer.code]).toEqual([to, status, code]);
    }
    await server.database.sql("UPDATE appointments SET status = $2 WHERE id = $1", [id, from]);
    const moved = await edit(id, { starts_at: on("18:00") });
    expect(moved.status).toBe(allowed.length > 0 ? 200 : 409);
  });

  test("to a no-show is made once the appointment has begun", async () => {
    const start = after(server.clock.now(), minutes(5));
    const id = await idOf({ starts_at: start.toISOString(), status: "Confirmed" });
    const early = await edit(id, { status: "No-show" });
    expect([early.status, early.code]).toEqual([409, "invalid_transition"]);
    server.clock.set(start.toISOString());
    expect((await edit(id, { status: "No-show" })).body.data.status).toBe("No-show");
  });

  test("moves into free time only, its own included, and keeps its length; nothing changed is no change", async () => {
    const id = await idOf({ starts_at: on("14:00") });
    await idOf({ starts_at: on("16:00") });
    expect((await edit(id, { starts_at: on("14:30") })).body.data.ends_at).toBe("2026-06-03T15:30:00.000Z");
    const refused = await edit(id, { starts_at: on("15:30") });
    expect(refused.refusal).toMatchObject({ code: "slot_taken", clash: { number: "A-1002" } });
    expect(refused.refusal.slots![0]!.starts_at).toBe("2026-06-03T17:00:00.000Z");
    expect((await edit(id, { ends_at: on("16:00") })).body.data.version).toBe(3);
    expect((await edit(id, { starts_at: on("14:30"), notes: "" })).body.data.version).toBe(3);
    expect((await edit(id, {})).body.data.version).toBe(3);
  });

  test("is not in its own way, and takes the time along that is kept free after it", async () => {
    await idOf({ starts_at: on("16:00") });
    const id = await idOf({ starts_at: on("17:00") });
    const refused = await edit(id, { starts_at: on("16:30") });
    expect(refused.refusal).toMatchObject({ clash: { number: "A-1001" } });
    expect(refused.refusal.slots![0]!.starts_at).toBe("2026-06-03T17:00:00.000Z");

    const cut = await idOf({ service_id: seller.serviceId, title: undefined, starts_at: on("13:00") });
    await edit(cut, { starts_at: on("14:00") });
    expect((await create({ title: "Too early", customer, starts_at: on("14:30") })).status).toBe(409);
    expect((await create({ title: "Just right", customer, starts_at: on("14:45") })).status).toBe(201);
  });

  test("of what has begun may move its end, but not its start", async () => {
    const id = await idOf({ starts_at: on("12:01", "2026-06-01") });
    server.clock.advance(minutes(5));
    expect((await edit(id, { ends_at: on("12:20", "2026-06-01") })).status).toBe(200);
    const refused = await edit(id, { starts_at: on("12:02", "2026-06-01") });
    expect(Object.keys(refused.refusal.fields!)).toEqual(["starts_at"]);
  });

  test("made from an older version is refused with what it is now", async () => {
    const id = await idOf({ starts_at: on("14:00") });
    await edit(id, { notes: "First tab", version: 1 });
    const refused = await edit(id, { notes: "Second tab", version: 1 });
    expect([refused.status, refused.refusal]).toMatchObject([
      409,
      { code: "version_conflict", current: { id, version: 2, notes: "First tab" } },
    ]);
  });
});

test("the list is narrowed by status, days of the store and words, counted and paged", async () => {
  const late = "2026-06-04T03:30:00Z"; // 23:30 of the day before, in New York
  await idOf({ starts_at: on("14:00"), customer: { name: "Zoë Ärger" } });
  await idOf({ starts_at: late, title: "Night" });
  await idOf({ starts_at: on("14:00", "2026-06-04"), status: "Confirmed" });
  const titles = async (query: string) => {
    const { data, pagination, counts } = (await callUnchecked(server, appointments.list, { query }, seller))
      .body;
    return [data.map(({ starts_at }) => starts_at.slice(8, 13)), pagination.total, counts];
  };
  const counts = { Pending: 2, Confirmed: 1, Completed: 0, Cancelled: 0, "No-show": 0 };
  expect(await titles("")).toEqual([["03T14", "04T03"], 2, counts]);
  expect(await titles("status=All&page=2&page_size=2")).toEqual([["04T14"], 3, counts]);
  const third = { ...counts, Confirmed: 0 };
  expect(await titles("status=All&from=2026-06-03&to=2026-06-03")).toEqual([["03T14", "04T03"], 2, third]);
  expect((await titles("status=Confirmed&from=2026-06-04"))[0]).toEqual(["04T14"]);
  for (const [q, found] of [
    ["ZOË är", 1],
    ["a-1002", 1],
    ["night", 1],
    ["%", 0],
    ["grace@", 1],
  ] as const)
    expect([q, (await titles(`q=${encodeURIComponent(q)}`))[1]]).toEqual([q, found]);
  const stranger = await testSeller(server);
  expect((await call(server, appointments.list, {}, stranger)).body).toMatchObject({
    data: [],
    pagination: { total: 0 },
  });
});

test("the list of one service has its own counts, amounts and file; another store's finds nothing", async () => {
  const service_id = await seller.addService("Massage", [30, 0]);
  await idOf({ service_id: seller.serviceId, title: undefined, starts_at: on("14:00") });
  await idOf({ service_id, title: undefined, starts_at: on("16:00"), status: "Confirmed" });
  const before = on("18:00", "2026-05-31");
  const walkIn = await idOf({ service_id, title: undefined, starts_at: before, recorded: true });
  await idOf({ starts_at: on("20:00") });
  const later = { collected: { later: true as const } };
  await call(server, appointments.complete, { params: { id: walkIn }, body: later }, seller);
  const listed = async (more: object = {}, as: Caller = seller) => {
    const query = { status: "All" as const, service_id, ...more };
    const { data, counts, to_collect } = (await call(server, appointments.list, { query }, as)).body;
    return [data.map(({ starts_at }) => starts_at.slice(11, 13)), counts, to_collect.count];
  };
  const none = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };
  const both = { ...none, Confirmed: 1, Completed: 1 };
  expect(await listed()).toEqual([["18", "16"], both, 1]);
  expect(await listed({ to_collect: "true" })).toEqual([["18"], both, 1]);
  expect(await listed({ from: on("12:00") })).toEqual([["16"], { ...none, Confirmed: 1 }, 0]);
  expect(await listed({ service_id: seller.serviceId })).toEqual([["14"], { ...none, Pending: 1 }, 0]);
  const query = { status: "All" as const, service_id };
  const { text } = await call(server, appointments.export, { query }, seller);
  expect(text.match(/A-\d+/g)).toEqual(["A-1003", "A-1002"]);

  await call(server, services.remove, { params: { id: service_id } }, seller);
  expect((await listed())[0]).toEqual(["18", "16"]);
  const rival = await testCalendar(server, `rival-to-${seller.websiteUrl}`);
  expect(await listed({}, rival)).toEqual([[], none, 0]);
});

test("another seller's appointment and service do not exist; strangers are 401", async () => {
  const id = await idOf({ starts_at: on("14:00") });
  const rival = await testCalendar(server, `rival-of-${seller.websiteUrl}`);
  for (const who of [rival, await testSeller(server)]) {
    expect((await call(server, appointments.get, { params: { id } }, who)).code).toBe("not_found");
    expect((await edit(id, { status: "Confirmed" }, who)).code).toBe("not_found");
  }
  const foreign = { service_id: rival.serviceId, customer, starts_at: on("16:00") };
  expect((await create(foreign)).code).toBe("not_found");
  expect(
    (await create({ title: "x", customer, starts_at: on("16:00") }, await testSeller(server))).code,
  ).toBe("store_required");
  expect((await create({}, { headers: {} })).status).toBe(401);
});

test.each([
  ["a start after the end", { ends_at: "2026-06-03T13:59:00Z" }, "ends_at"],
  ["no length", { ends_at: "2026-06-03T14:00:00Z" }, "ends_at"],
  ["eight days", { ends_at: "2026-06-11T14:00:00Z" }, "ends_at"],
  ["ten years ahead", { starts_at: "2036-06-03T14:00:00Z" }, "starts_at"],
  ["a second too late", { starts_at: "2026-06-01T11:59:59Z" }, "starts_at"],
  ["the year 0", { starts_at: "0000-01-01T00:00:00Z" }, "starts_at"],
  ["no offset", { starts_at: "2026-06-03T14:00:00" }, "starts_at"],
  ["a day that is not", { starts_at: "2026-02-30T14:00:00Z" }, "starts_at"],
  ["neither service nor title", { title: undefined }, "service_id"],
  ["a broken service", { service_id: "x" }, "service_id"],
  ["nobody", { customer: { name: " " } }, "customer.name"],
  ["a broken email", { customer: { name: "Bo", email: "bo" } }, "customer.email"],
  ["a broken phone", { customer: { name: "Bo", phone: "call me" } }, "customer.phone"],
  ["a status of later", { status: "Completed" }, "status"],
  ["a price of one's own", { price: { amount: 1, currency: "USD" } }, "price"],
])("%s is refused", async (_what, change, field) => {
  const answer = await create({ title: "Talk", customer, starts_at: on("14:00"), ...change });
  expect([answer.status, answer.code]).toEqual([422, "validation_failed"]);
  expect(Object.keys(answer.refusal.fields!)).toEqual([field]);
});

test("the same idempotency key books once, and a refusal is no answer to keep", async () => {
  const key = { headers: { ...seller.headers, "idempotency-key": "k" } };
  const talk = { title: "Talk", customer, starts_at: on("14:00") };
  const first = await create(talk, key);
  const again = await create(talk, key);
  expect([again.status, again.body, again.headers["idempotent-replayed"]]).toEqual([201, first.body, "true"]);
  const other = { headers: { ...seller.headers, "idempotency-key": "l" } };
  expect((await create(talk, other)).refusal).toMatchObject({
    code: "slot_taken",
    clash: { number: "A-1001" },
  });
  await edit(first.body.data.id, { status: "Cancelled" });
  expect((await create(talk, other)).status).toBe(201);
});

test("an archived service keeps its appointments, with its name as it was", async () => {
  const booked = (await create({ service_id: seller.serviceId, customer, starts_at: on("14:00") })).body.data;
  await call(server, services.edit, { params: { id: seller.serviceId }, body: { name: "Trim" } }, seller);
  expect((await call(server, services.remove, { params: { id: seller.serviceId } }, seller)).status).toBe(
    200,
  );
  expect(
    (await call(server, appointments.get, { params: { id: booked.id } }, seller)).body.data.service,
  ).toEqual({
    id: seller.serviceId,
    name: "Haircut",
  });
  expect((await edit(booked.id, { status: "Confirmed" })).status).toBe(200);
  const refused = await create({ service_id: seller.serviceId, customer, starts_at: on("16:00") });
  expect(refused.code).toBe("not_found");
});
