// For any invalid input, the response names the field and the problem, and nothing changes.

import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { ErrorBody, errors } from "@solodesk/contract/kernel/errors.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { everyDay, type TestCalendar, testCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let seller: TestCalendar;
let rival: TestCalendar;
let appointmentId: string;
/** Where a customer changes their own booking. */
let manage: { website_url: string; code: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  const hours = { ...everyDay({ open: "00:00", close: "24:00" }), sun: [] };
  hours.time_off = [{ from: "2026-06-10", to: "2026-06-11", reason: "Away" }];
  seller = await testCalendar(server, "salon", { timezone: "UTC", hours });
  rival = await testCalendar(server, "rival");
  for (const [name, statement] of [
    ["archived", "UPDATE services SET archived_at = now() WHERE id = $1"],
    ["hidden", "UPDATE services SET active = false WHERE id = $1"],
  ] as const) {
    ids[name] = await seller.addService(name, [30, 0]);
    await server.database.sql(statement, [ids[name]]);
  }
  ids["theirs"] = rival.serviceId;
  const body = { title: "Talk", customer, starts_at: FREE };
  appointmentId = (await call(server, appointments.create, { body }, seller)).body.data.id;
  const booked = await call(server, bookings.book, {
    params: { website_url: "salon" },
    body: { service_id: seller.serviceId, customer, starts_at: "2026-06-05T09:00:00Z" },
  });
  manage = { website_url: "salon", code: booked.body.manage.split("/").at(-1)! };
});
afterAll(() => server.close());

const customer = { name: "Grace Hopper", email: "grace@example.com", phone: "+1 555 010 0199" };
const FREE = "2026-06-03T14:00:00Z";
const routes = {
  create: () => [appointments.create, {}, { title: "Talk", customer, starts_at: FREE }] as const,
  edit: () => [appointments.edit, { id: appointmentId }, { notes: "Other" }] as const,
  book: () =>
    [
      bookings.book,
      { website_url: seller.websiteUrl },
      { service_id: seller.serviceId, customer, starts_at: "2026-06-04T09:00:00Z" },
    ] as const,
  hold: () =>
    [
      bookings.hold,
      { website_url: seller.websiteUrl },
      { service_id: seller.serviceId, starts_at: "2026-06-05T11:00:00Z" },
    ] as const,
  change: () => [bookings.change, manage, { version: 1, starts_at: "2026-06-05T10:00:00Z" }] as const,
};
type Route = keyof typeof routes;

function send(route: Route, change: object) {
  const [endpoint, params, body] = routes[route]();
  const as = route === "create" || route === "edit" ? seller : undefined;
  return callUnchecked<Endpoint>(server, endpoint, { params, body: { ...body, ...change } }, as);
}

/** Dumps all rows that make up appointments. */
async function everything(): Promise<string> {
  const [row] = await server.database.sql<{ rows: string }>(
    `SELECT concat((SELECT json_agg(a ORDER BY id) FROM appointments a),
       (SELECT json_agg(c ORDER BY appointment_id, version, event) FROM appointment_changes c)) AS rows`,
  );
  return row!.rows;
}

/** Returns the status, the field or code in the response, and whether the data is unchanged. */
async function outcome(route: Route, change: object) {
  const before = await everything();
  const answer = await send(route, change);
  const { code, fields = {} } = ErrorBody.parse(answer.refusal);
  const told = code === "validation_failed" ? Object.keys(fields)[0] : code;
  return [answer.status, told, (await everything()) === before];
}
const refusal = (told: string) => [told in errors ? errors[told as keyof typeof errors][0] : 422, told, true];

const NUL = "a\u0000b";
const HALF = "\ud83d";
const noText = [null, 7, true, [], {}, NUL, HALF];
const noMoment = [
  "",
  "soon",
  "2026-06-03",
  "2026-06-03T14:00:00",
  "2026-06-03 14:00:00Z",
  "2026-13-01T00:00:00Z",
  "2026-02-30T10:00:00Z",
  "2026-06-03T25:00:00Z",
  "2026-06-03T14:00:00+25:00",
  "+010000-01-01T00:00:00Z",
  "2026-06-03T14:00:00Z; DROP TABLE appointments",
  1_780_000_000_000,
  null,
  true,
  [],
  {},
];
const unreachable = ["2026-06-01T11:59:59Z", "2016-06-03T14:00:00Z", "2036-06-03T14:00:00Z"];
const farthest = ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"];
const noPhone = [
  "call me",
  "+",
  "123",
  "++1555",
  "1".repeat(42),
  "<script>",
  "٠١٢٣٤٥٦٧",
  "'; DROP TABLE x",
  "a\n1",
];
const noEmail = ["x", "@", "a@", "@b.c", "a b@c.de", "<a@b.de>", "a@b.de,c@d.de", "a@b", "a\r\nBcc: b@c.de"];

/** Each row: what is wrong, the routes, the changes sent, and the expected field or code. */
const refused: [what: string, routes: Route[], changes: object[], told: string][] = [
  [
    "a start that is none",
    ["create", "edit", "book", "hold", "change"],
    noMoment.map((starts_at) => ({ starts_at })),
    "starts_at",
  ],
  [
    "a start nobody can meet at",
    ["create", "edit", "change"],
    [...unreachable, ...farthest].map((starts_at) => ({ starts_at })),
    "starts_at",
  ],
  [
    "the same from a stranger",
    ["book", "hold"],
    [...unreachable, ...farthest].map((starts_at) => ({ starts_at })),
    "slot_taken",
  ],
  [
    "closed days",
    ["book", "hold", "change"],
    ["2026-06-07", "2026-06-10", "2026-06-11"].map((day) => ({ starts_at: `${day}T09:00:00Z` })),
    "slot_taken",
  ],
  ["an end that is none", ["create", "edit"], noMoment.map((ends_at) => ({ ends_at })), "ends_at"],
  [
    "an end at or before the start",
    ["create", "edit"],
    [FREE, "2026-06-03T13:59:59Z", "2016-01-01T00:00:00Z"].map((ends_at) => ({ ends_at })),
    "ends_at",
  ],
  [
    "more than a week",
    ["create", "edit"],
    ["2026-06-10T14:00:00.001Z", "2126-01-01T00:00:00Z"].map((ends_at) => ({ ends_at })),
    "ends_at",
  ],
  [
    "no customer",
    ["create", "book"],
    [undefined, null, "Grace", []].map((who) => ({ customer: who })),
    "customer",
  ],
  [
    "a customer without a name",
    ["create", "book"],
    [...noText, undefined, "", " \t\u00a0", "x".repeat(101)].map((name) => ({
      customer: { ...customer, name },
    })),
    "customer.name",
  ],
  [
    "no email",
    ["create", "book"],
    [...noText, ...noEmail, `${"x".repeat(250)}@b.de`].map((email) => ({ customer: { ...customer, email } })),
    "customer.email",
  ],
  [
    "no phone",
    ["create", "book"],
    [...noText, ...noPhone].map((phone) => ({ customer: { ...customer, phone } })),
    "customer.phone",
  ],
  [
    "more than is asked of a customer",
    ["create", "book"],
    [{ customer: { ...customer, id: 1 } }],
    "customer.id",
  ],
  [
    "notes that are none",
    ["create", "edit", "book"],
    [...noText, "x".repeat(2001)].map((notes) => ({ notes })),
    "notes",
  ],
  [
    "a title that is none",
    ["create"],
    [...noText, "", " ", "x".repeat(121)].map((title) => ({ title })),
    "title",
  ],
  ["neither a service nor a title", ["create"], [{ title: undefined }], "service_id"],
  [
    "a service that is none",
    ["create", "book", "hold"],
    ["", "1", "haircut", null, 7, {}].map((service_id) => ({ service_id })),
    "service_id",
  ],
  [
    "a status that is none",
    ["create", "edit", "change"],
    ["", "pending", "Done", null, 1, "__proto__"].map((status) => ({ status })),
    "status",
  ],
  [
    "a status nothing begins with",
    ["create"],
    ["Completed", "Cancelled", "No-show", "Held"].map((status) => ({ status })),
    "status",
  ],
  [
    "a status that guests do not give",
    ["change"],
    ["Pending", "Confirmed", "Completed", "No-show", "Held"].map((status) => ({ status })),
    "status",
  ],
  [
    "two wishes at once, or none",
    ["change"],
    [{ status: "Cancelled" }, { starts_at: undefined }],
    "starts_at",
  ],
  ["a hold that is none", ["hold", "book"], [null, 7, {}, "x".repeat(101)].map((hold) => ({ hold })), "hold"],
  [
    "a status that may not follow",
    ["edit"],
    ["Pending", "Completed", "No-show"].map((status) => ({ status })),
    "invalid_transition",
  ],
  ["a hold", ["edit"], [{ status: "Held" }], "status"],
  [
    "a version that is none",
    ["edit", "change"],
    ["1", 1.5, null, 1e99, []].map((version) => ({ version })),
    "version",
  ],
  [
    "another version",
    ["edit", "change"],
    [0, -1, 2, 2 ** 31].map((version) => ({ version })),
    "version_conflict",
  ],
  ...["id", "number", "store_id", "price", "source", "timezone", "busy_until", "created_at"].map(
    (field) =>
      [`its ${field}`, ["create", "edit", "book", "hold", "change"], [{ [field]: "x" }], field] as [
        string,
        Route[],
        object[],
        string,
      ],
  ),
];

test.each(refused)("%s", async (_what, on, changes, told) => {
  for (const route of on)
    for (const change of changes)
      expect(await outcome(route, change), `${route} ${JSON.stringify(change)}`).toEqual(refusal(told));
});

test.each([
  ["theirs", ["create", "book", "hold"]],
  ["archived", ["create", "book", "hold"]],
  ["hidden", ["book", "hold"]],
] as const)("a service that is %s is not to be had", async (name, on) => {
  for (const route of on)
    for (const service_id of [ids[name], "01900000-0000-7000-8000-00000000dead"])
      expect(await outcome(route, { service_id }), route).toEqual(refusal("not_found"));
});

test("an older version is told what the appointment is now", async () => {
  const { current } = (await send("edit", { version: 2 })).refusal;
  expect(current).toMatchObject({
    id: appointmentId,
    version: 1,
    customer,
    starts_at: "2026-06-03T14:00:00.000Z",
  });
});

describe("a time zone nobody knows", () => {
  test.each(["", "Mars/Olympus", "+02:00", "GMT+2; DROP", "Europe/Berlin\u0000", "x".repeat(65), null, 2])(
    "%j is refused by the store, and its slots stay",
    async (timezone) => {
      const before = (
        await call(server, bookings.listSlots, {
          params: { website_url: seller.websiteUrl },
          query: { service_id: seller.serviceId, from: "2026-06-04", to: "2026-06-04" },
        })
      ).text;
      const answer = await callUnchecked(server, store.edit, { body: { timezone } }, seller);
      expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, ["timezone"]]);
      expect(
        (
          await call(server, bookings.listSlots, {
            params: { website_url: seller.websiteUrl },
            query: { service_id: seller.serviceId, from: "2026-06-04", to: "2026-06-04" },
          })
        ).text,
      ).toBe(before);
    },
  );
});

test("what is left of each route without the mistake is taken", async () => {
  for (const [route, status] of [
    ["edit", 200],
    ["book", 201],
    ["hold", 201],
    ["change", 200],
  ] as const)
    expect((await send(route, {})).status, route).toBe(status);
});
