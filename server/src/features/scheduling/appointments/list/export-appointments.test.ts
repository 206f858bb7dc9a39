import { withoutGuard } from "@solodesk/contract/kernel/csv-cell.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestCalendar;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  seller = await testCalendar(server, "salon");
});
afterAll(() => server.close());

const book = (starts_at: string, more: object, { headers } = seller) =>
  call(
    server,
    appointments.create,
    { body: { service_id: seller.serviceId, starts_at, customer: { name: "Grace" }, ...more } },
    { headers },
  );

/** Splits an RFC 4180 file into its cells, unchanged. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  for (const [, cell = "", end] of file.matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") rows.push([]);
    if (end === "") break;
  }
  return rows.slice(0, -1);
}
const rowsOf = (body: string) => {
  expect(body.startsWith("\uFEFF")).toBe(true);
  const [header = [], ...rows] = cellsOf(body.slice(1));
  return rows.map((row) => {
    expect(row).toHaveLength(header.length);
    return Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""]));
  });
};

test("F6: what people wrote comes back letter by letter, and none of it is a formula", async () => {
  const nasty = [
    '=HYPERLINK("http://evil.example","Pay")',
    "+1 555 010 0199",
    "-2+3",
    "@SUM(A1)",
    "'=1",
    'say "hi", then; go',
    "line\r\n=2+3\nline",
    "Łódź 東京 🎈",
    "a\t=cmd|' /C calc'!A0",
    "\uff1d1+1",
  ];
  // Names are stored on one line; notes may have several.
  const names = nasty.map((words) => words.replace(/[\r\n\t]+/g, " "));
  for (const [at, words] of nasty.entries()) {
    const made = await book(`2026-06-${String(at + 2).padStart(2, "0")}T15:00:00Z`, {
      customer: { name: names[at], phone: at === 1 ? words : "" },
      notes: words,
    });
    expect(made.status).toBe(201);
  }
  const answer = await call(server, appointments.export, {}, seller);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="appointments.csv"',
    "cache-control": "no-store",
  });
  const rows = rowsOf(answer.text);
  expect(rows.map((row) => withoutGuard(row["Customer"] ?? ""))).toEqual(names);
  expect(rows.map((row) => withoutGuard(row["Notes"] ?? ""))).toEqual(nasty);
  const cells = rows.flatMap((row) => Object.values(row));
  expect(cells.filter((cell) => /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => /[;|\t\r\n] {0,3}[=+\-@]/.test(cell))).toEqual([]);
  expect(rows[1]).toEqual({
    Number: "A-1002",
    Status: "Pending",
    Title: "Haircut",
    Service: "Haircut",
    Customer: "'+1 555 010 0199",
    Email: "",
    Phone: "'+1 555 010 0199",
    Starts: "2026-06-03 11:00",
    Ends: "2026-06-03 11:30",
    "Time zone": "America/New_York",
    "Starts (UTC)": "2026-06-03T15:00:00.000Z",
    "Ends (UTC)": "2026-06-03T15:30:00.000Z",
    Spots: "1",
    Price: "45.00",
    Currency: "USD",
    Notes: "'+1 555 010 0199",
    Answers: "",
    "Booked by": "You",
    "Booked (UTC)": "2026-06-01T12:00:00.000Z",
    "Paid online": "0.00",
    "Paid in person": "",
    Tip: "",
    "Payment method": "",
    "Paid (UTC)": "",
    "Still to pay": "45.00",
    "Recorded afterwards": "No",
  });
});

test("a German reader's file has German headings, statuses and names of who booked", async () => {
  const headers = { ...seller.headers, "accept-language": "de" };
  const answer = await call(server, appointments.export, { query: { headings: "localized" } }, { headers });
  expect(rowsOf(answer.text)[0]).toMatchObject({
    Status: "Ausstehend",
    Beginn: "2026-06-02 11:00",
    "Gebucht von": "Sie",
  });
});

test("what the filters of the list leave is what the file holds, over many batches", async () => {
  const full = await testCalendar(server, "busy");
  await server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email,
       customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, 1, CASE WHEN n % 2 = 0 THEN 'Cancelled' ELSE 'No-show' END, 'Haircut', 'Grace ' || n, '', '',
       '', 0, 'seller', at, at + interval '5 minutes', 'UTC', at AT TIME ZONE 'UTC', at + interval '5 minutes', at, at
     FROM generate_series(1, 1203) n,
       LATERAL (SELECT timestamptz '2026-07-01T04:00Z' + (n / 3) * interval '1 hour' AS at) t`,
    [full.storeId],
  );
  const numbers = (body: string) => rowsOf(body).map((row) => Number(row["Number"]?.slice(2)));
  const all = numbers((await call(server, appointments.export, { query: { status: "All" } }, full)).text);
  expect([all.length, new Set(all).size]).toEqual([1203, 1203]);
  for (const query of [
    "status=Cancelled",
    "status=All&q=grace+12",
    "status=No-show&from=2026-07-02&to=2026-07-03",
  ]) {
    const pages: number[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const list = (
        await callUnchecked(server, appointments.list, { query: `${query}&page_size=100&page=${page}` }, full)
      ).body;
      last = list.pagination.total_pages;
      pages.push(...list.data.map(({ number }) => Number(number.slice(2))));
    }
    expect(pages.length).toBeGreaterThan(10);
    expect(numbers((await callUnchecked(server, appointments.export, { query }, full)).text), query).toEqual(
      pages,
    );
  }
});

test("a file is its own seller's; one without a store gets the header, and a wish that is none is refused as JSON", async () => {
  const other = await testCalendar(server, "rival");
  expect(rowsOf((await call(server, appointments.export, { query: { status: "All" } }, other)).text)).toEqual(
    [],
  );
  const stranger = { ...seller, ...(await testSeller(server)) };
  expect(rowsOf((await call(server, appointments.export, {}, stranger)).text)).toEqual([]);
  const refused = await callUnchecked(server, appointments.export, { query: { status: "Nope" } }, seller);
  expect([refused.status, refused.refusal.fields]).toEqual([422, { status: expect.any(String) }]);
  const { headers } = seller;
  const signedOut = await call(
    server,
    appointments.export,
    {},
    { headers: { authorization: `${headers.authorization}x` } },
  );
  expect([signedOut.status, signedOut.code]).toEqual([401, "unauthenticated"]);
});

test("the session is asked for before the first piece leaves", async () => {
  const leaving = await testCalendar(server, "leaving");
  await book("2026-06-20T15:00:00Z", { service_id: leaving.serviceId }, leaving);
  await server.database.sql("UPDATE sessions SET revoked_at = now() WHERE id = $1", [leaving.sessionId]);
  expect((await call(server, appointments.export, {}, leaving)).status).toBe(401);
});
