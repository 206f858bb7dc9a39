// A waitlist by spots: who waits for two is offered two, and who waits for one needn't wait for them.
import { services } from "@solodesk/contract/catalog/services.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { DAY, type FullDay, fullDay, NINE } from "#test/test-waitlist.ts";
import { offerTimes } from "./offer-times.ts";

let server: TestApp;
let salon: FullDay;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
/** One class of three a day, which is full. */
beforeEach(async () => {
  await server.database.sql("DELETE FROM waitlist");
  made += 1;
  salon = await fullDay(server, `studio-${made}`);
  await call(server, services.edit, { params: { id: salon.serviceId }, body: { capacity: 3 } }, salon);
  rest = [await salon.create(NINE), await salon.create(NINE)];
});
afterAll(() => server.close());

let rest: string[];
const run = () => offerTimes(server.deps);

test("a freed spot goes to the first for whom it is enough; two go to the person who waits for two", async () => {
  await salon.join("Ann", { seats: 2 });
  await salon.join("Bea");
  await salon.join("Cleo", { seats: 2 });
  await salon.cancel(salon.taken);
  expect(await run()).toBe(1);
  expect(await salon.states()).toEqual(["Ann waiting", "Bea offered", "Cleo waiting"]);
  expect((await salon.book("Bea")).body.data.status).toBe("booked");
  for (const id of rest) await salon.cancel(id);
  await run();
  expect(await salon.states()).toEqual(["Ann offered", "Bea booked", "Cleo waiting"]);
  expect(await salon.look("Ann")).toMatchObject({ seats: 2, price: { amount: 9000 } });
  await salon.book("Ann");
  const [row] = await server.database.sql(
    "SELECT seats, price::int AS price FROM appointments WHERE customer_name = 'Ann' AND store_id = $1",
    [salon.storeId],
  );
  expect(row).toEqual({ seats: 2, price: 9000 });
});

test("someone who wants more than are left can wait for them, and a day with enough is not full", async () => {
  await salon.cancel(salon.taken);
  const params = { website_url: salon.websiteUrl };
  const ask = (seats: number) =>
    callUnchecked(server, waitlist.join, {
      params,
      body: {
        service_id: salon.serviceId,
        day: DAY,
        seats,
        customer: { name: "Ann", email: "ann@example.com" },
      },
    });
  expect([(await ask(1)).code, (await ask(2)).status]).toEqual(["day_not_full", 201]);
  expect((await ask(4)).refusal.fields).toEqual({ seats: "There are only 3 spots." });
  const { data } = (await call(server, waitlist.list, { query: {} }, salon)).body;
  expect(data.map(({ seats }) => seats)).toEqual([2]);
});
