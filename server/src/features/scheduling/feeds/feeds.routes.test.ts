import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";

const NOW = "2026-11-21T10:00:00Z";

let server: TestApp;
let seller: TestCalendar;
let stores = 0;
beforeAll(async () => {
  server = await testApp({ LOG_LEVEL: "trace" });
  server.clock.set(NOW);
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  seller = await testCalendar(server, `feed-${stores}`);
});

const read = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers });
const create = async (): Promise<string> => (await call(server, feeds.create, {}, seller)).body.data.path;

let number = 1000;
interface Booked {
  at?: Date;
  status?: string;
  title?: string;
  version?: number;
  seats?: number;
}
async function book({
  at = after(new Date(NOW), days(1)),
  status = "Confirmed",
  title = "Cut",
  version = 1,
  seats = 1,
}: Booked) {
  number += 1;
  const id = server.deps.newId();
  await server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until,
       created_at, updated_at, seats)
     VALUES ($1, $2, $3, $4, $5, $6, 'Haircut', $7, 'Ann; Lee', 'ann@example.com', '+1 555 0100', 'Ring twice', 100,
       'seller', $8, $9, 'UTC', $8::timestamptz AT TIME ZONE 'UTC', $9, $10, $10, $11)`,
    [
      id,
      seller.storeId,
      number,
      version,
      status,
      seller.serviceId,
      title,
      at,
      after(at, minutes(30)),
      NOW,
      seats,
    ],
  );
  return id;
}

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((event) =>
      [event.getFirstPropertyValue("summary"), event.getFirstPropertyValue("status")].join(" / "),
    );

describe("the seller", () => {
  test("makes an address, is told of it, and ends it", async () => {
    expect((await call(server, feeds.get, {}, seller)).body).toEqual({ data: null });
    const made = await call(server, feeds.create, {}, seller);
    expect(made.status).toBe(201);
    expect(made.body.data.path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await call(server, feeds.get, {}, seller)).body).toEqual({
      data: { created_at: "2026-11-21T10:00:00.000Z" },
    });
    expect((await read(made.body.data.path)).statusCode).toBe(200);
    expect((await call(server, feeds.revoke, {}, seller)).status).toBe(200);
    expect((await call(server, feeds.get, {}, seller)).body).toEqual({ data: null });
    expect((await read(made.body.data.path)).statusCode).toBe(404);
    expect((await call(server, feeds.revoke, {}, seller)).status).toBe(200);
  });

  test("replaces it: the former one leads nowhere", async () => {
    const [first, second] = [await create(), await create()];
    expect(first).not.toBe(second);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
  });

  test("needs a store", async () => {
    const nobody = { ...seller, ...(await testSeller(server)) };
    expect((await call(server, feeds.get, {}, nobody)).body).toEqual({ data: null });
    expect((await call(server, feeds.create, {}, nobody)).code).toBe("store_required");
    expect((await call(server, feeds.revoke, {}, nobody)).status).toBe(200);
  });

  test("the address stands neither in the log nor in the database", async () => {
    const path = await create();
    await read(path);
    await read(path.replace(".ics", ""));
    const token = path.slice("/calendar/".length, -".ics".length);
    expect(server.logged()).toContain('"path":"/calendar/[hidden]"');
    expect(server.logged()).not.toContain(token);
    const tables = await server.database.sql<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    for (const { name } of tables) {
      const [row] = await server.database.sql<{ rows: string | null }>(
        `SELECT string_agg(t::text, '|') AS rows FROM ${name} t`,
      );
      expect(row?.rows ?? "", name).not.toContain(token);
    }
  });
});

describe("the feed", () => {
  test("tells what is agreed, asked for and cancelled, from 30 days ago to a year ahead", async () => {
    const now = new Date(NOW);
    await book({ at: after(now, -days(31)), title: "Too long ago" });
    await book({ at: after(now, -days(29)), title: "Past", status: "Completed" });
    await book({ at: after(now, -days(2)), title: "Missed", status: "No-show" });
    await book({ at: after(now, days(1)), title: "Asked", status: "Pending" });
    await book({ at: after(now, days(2)), title: "Off", status: "Cancelled" });
    await book({ at: after(now, days(364)), title: "Far" });
    await book({ at: after(now, days(366)), title: "Too far" });
    // A visitor's hold is not an appointment yet.
    const held = await book({ at: after(now, days(3)), title: "Held" });
    await server.database.sql(
      "UPDATE appointments SET status = 'Held', number = 0, customer_name = '', held_until = $2 WHERE id = $1",
      [held, after(now, minutes(5))],
    );
    const other = seller;
    seller = await testCalendar(server, `feed-other-${stores}`);
    await book({ title: "Somebody else's" });
    seller = other;
    const answer = await read(await create());
    expect(eventsIn(answer.body)).toEqual([
      "Past · Ann; Lee / CONFIRMED",
      "No-show: Missed · Ann; Lee / CONFIRMED",
      "Pending: Asked · Ann; Lee / TENTATIVE",
      "Cancelled: Off · Ann; Lee / CANCELLED",
      "Far · Ann; Lee / CONFIRMED",
    ]);
  });

  test("is read alike by two parsers, with what is needed at the door", async () => {
    const id = await book({ version: 4 });
    const { body } = await read(await create());
    const { vcalendar, ...parts } = nodeIcal.sync.parseICS(body);
    const [event] = Object.values(parts).filter((part) => part?.type === "VEVENT");
    expect(vcalendar).toMatchObject({ method: "PUBLISH", "WR-CALNAME": "Corner Shop" });
    expect(event).toMatchObject({
      uid: `${id}@solodesk`,
      sequence: 3,
      start: new Date("2026-11-22T10:00:00Z"),
      end: new Date("2026-11-22T10:30:00Z"),
      summary: "Cut · Ann; Lee",
    });
    const twin = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent("vevent");
    const text = String(twin?.getFirstPropertyValue("description"));
    expect(text).toBe(`A-${number}, Confirmed\n+1 555 0100\nann@example.com\nRing twice`);
    expect(twin?.getFirstPropertyValue("url")).toBe(`http://localhost/appointments?appointment=${id}`);
    expect(body.replaceAll(/\r\n /g, "")).toContain("PRODID:-//Solodesk//Appointments//EN\r\n");
  });

  test("uses the seller's language, whatever language the calendar app asks for", async () => {
    await server.database.sql("UPDATE users SET language = 'de' WHERE id = $1", [seller.id]);
    await book({ status: "Pending" });
    const file = await read(await create(), { "accept-language": "es" });
    expect(eventsIn(file.body)).toEqual(["Ausstehend: Cut · Ann; Lee / TENTATIVE"]);
  });

  test("is a private file of its own kind, empty at first", async () => {
    const { headers, body } = await read(await create());
    expect(headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
    expect(eventsIn(body)).toEqual([]);
  });

  test("is told 304 until something changes", async () => {
    const id = await book({});
    const path = await create();
    const { etag } = (await read(path)).headers;
    const known = { "if-none-match": `"other", ${etag}` };
    expect([(await read(path, known)).statusCode, (await read(path, known)).body]).toEqual([304, ""]);
    server.clock.advance(minutes(5));
    expect((await read(path, known)).statusCode).toBe(304);
    server.clock.set(NOW);
    await server.database.sql("UPDATE appointments SET version = 2, notes = 'New' WHERE id = $1", [id]);
    expect((await read(path, known)).statusCode).toBe(200);
  });

  test("of a wrong address is the 404 of any other, and packed where there is much", async () => {
    const wrong = await read(`/calendar/${"x".repeat(43)}.ics`);
    const nowhere = await read("/nowhere");
    const shape = ({ body, ...answer }: typeof wrong) => {
      const { "x-request-id": _, date: __, ...headers } = answer.headers;
      return [answer.statusCode, headers, { ...JSON.parse(body), request_id: "" }];
    };
    expect(shape(wrong)).toEqual(shape(nowhere));
    for (const odd of ["%00", "..", "a%2Fb", "💇", "x".repeat(5000)])
      expect((await read(`/calendar/${odd}.ics`)).statusCode, odd).toBe(404);
    for (const day of [1, 2, 3, 4]) await book({ at: after(new Date(NOW), days(day)) });
    const packed = await read(await create(), { "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
  });

  test("is written 30 times a minute at most", async () => {
    const limited = await testApp({ RATE_LIMIT: true });
    const { headers } = await testCalendar(limited, "limited");
    const { path } = (await call(limited, feeds.create, {}, { headers })).body.data;
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await limited.http.inject(path)).statusCode);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    expect((await limited.http.inject("/calendar/another.ics")).statusCode).toBe(404);
    await limited.close();
  });

  test("holds at most 5,000", async () => {
    await server.database.sql(
      `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email,
         customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at,
         updated_at)
       SELECT gen_random_uuid(), $1, n, 1, 'Cancelled', 'Cut', 'Ann', '', '', '', 0, 'seller', t, t + interval '30 min',
         'UTC', t, t + interval '30 min', t, t
       FROM (SELECT n, $2::timestamptz + n * interval '1 hour' AS t FROM generate_series(1, 5200) n) AS times`,
      [seller.storeId, NOW],
    );
    const path = await create();
    const began = performance.now();
    const { body } = await read(path);
    console.info(`a feed of 5,000 appointments: ${Math.round(performance.now() - began)} ms`);
    expect(body.match(/BEGIN:VEVENT/g)?.length).toBe(5000);
  });
});

test("a session is one entry that names everyone in it, until nobody comes", async () => {
  await server.database.sql("UPDATE services SET capacity = 8 WHERE id = $1", [seller.serviceId]);
  const path = await create();
  await book({ title: "Class", version: 3, seats: 2 });
  await book({ title: "Class" });
  await book({ title: "Class", status: "Cancelled", seats: 4 });
  const [event] = new ICAL.Component(ICAL.parse((await read(path)).body)).getAllSubcomponents("vevent");
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  expect(eventsIn((await read(path)).body)).toEqual(["Class · 3 of 8 spots / CONFIRMED"]);
  const names = value("description").match(/^Ann; Lee.*$/gm);
  expect(names?.toSorted()).toEqual(["Ann; Lee", "Ann; Lee (2 spots)"]);
  expect(value("url")).toMatch(/\?session=[0-9a-f-]{36}$/);
  expect(value("sequence")).toBe("4");
  await server.database.sql("UPDATE appointments SET status = 'Cancelled' WHERE store_id = $1", [
    seller.storeId,
  ]);
  expect(eventsIn((await read(path)).body)).toEqual([
    expect.stringMatching(/^Cancelled: Class · Ann; Lee.* \/ CANCELLED$/),
  ]);
});
