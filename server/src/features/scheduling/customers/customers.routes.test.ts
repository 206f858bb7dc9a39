import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestCalendar;
let day = 1;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  seller = await testCalendar(server, "salon");
});
afterAll(() => server.close());

const find = async (q: string, as = seller) =>
  (await call(server, customers.list, { query: { q } }, as)).body.data;
const names = async (q: string, who = seller) => (await find(q, who)).map(({ name }) => name);
/** One appointment a day, so that customers booked later have a later one. */
async function book(customer: object, { headers, serviceId } = seller): Promise<void> {
  day += 1;
  const starts_at = new Date(Date.UTC(2026, 5, day, 15)).toISOString();
  const payload = { service_id: serviceId, customer, starts_at };
  expect((await callUnchecked(server, appointments.create, { body: payload }, { headers })).status).toBe(201);
}

test("earlier customers are found by name, email or phone, each once, as they were written down last", async () => {
  await book({ name: "Grace Hopper", email: "grace@example.com" });
  await book({ name: "Grace M. Hopper", email: "GRACE@example.com", phone: "+1 555 010 0199" });
  await book({ name: "grace m. hopper" });
  await book({ name: "Grace Kelly", phone: "+1 555 010 0777" });
  await book({ name: "100% Sure_Thing" });
  expect(await find("hopper")).toEqual([
    {
      name: "Grace M. Hopper",
      email: "GRACE@example.com",
      phone: "+1 555 010 0199",
      last_at: "2026-06-03T15:00:00.000Z",
      owes: { amount: 0, currency: "USD" },
    },
  ]);
  expect(await names("GRACE")).toEqual(["Grace Kelly", "Grace M. Hopper"]);
  expect(await names("@example")).toEqual(["Grace M. Hopper"]);
  expect(await names("0777")).toEqual(["Grace Kelly"]);
  // LIKE wildcards match only themselves.
  expect(await names("100%")).toEqual(["100% Sure_Thing"]);
  expect(await names("g%e")).toEqual([]);
});

test("each with what they left open at all their appointments, and nobody with what is another's", async () => {
  const rival = await testCalendar(server, "debts");
  const ada = { name: "Ada Owen", email: "ada@example.com" };
  for (const who of [ada, { ...ada, name: "Ada" }, { name: "Adam", phone: "555 0123" }, { name: "Adela" }])
    await book(who, rival);
  for (const [name, open] of [
    ["Ada Owen", 2000],
    ["Ada", 500],
    ["Adam", 700],
  ])
    await server.database.sql(
      `UPDATE appointments SET status = 'Completed', open_amount = $2 WHERE customer_name = $1
        AND store_id = (SELECT id FROM stores WHERE website_url = 'debts')`,
      [name, open],
    );
  expect((await find("ad", rival)).map(({ name, owes }) => [name, owes.amount])).toEqual([
    ["Adela", 0],
    ["Adam", 700],
    ["Ada", 2500],
  ]);
  await book(ada);
  expect(await find("ada owen")).toMatchObject([{ owes: { amount: 0 } }]);
});

test("at most eight, the latest first, and only of one's own store", async () => {
  const rival = await testCalendar(server, "rival");
  for (let n = 1; n <= 10; n += 1) await book({ name: `Regular ${n}` }, rival);
  expect(await names("", rival)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Regular ${n}`));
  expect(await names("regular")).toEqual([]);
  expect(await names("grace", rival)).toEqual([]);
  expect(await names("", { ...seller, ...(await testSeller(server)) })).toEqual([]);
});
