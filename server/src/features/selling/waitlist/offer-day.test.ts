// Who is offered which time, and when it passes to the next person.

import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OFFER_FREED } from "#features/scheduling/appointments/reminders/wake-waiting.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { DAY, type FullDay, fullDay, NINE } from "#test/test-waitlist.ts";
import { jobList } from "../../../job-list.ts";
import { offerTimes } from "./offer-times.ts";

let server: TestApp;
let salon: FullDay;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.database.sql("DELETE FROM waitlist");
  made += 1;
  salon = await fullDay(server, `salon-${made}`);
});
afterAll(() => server.close());

const TEN = "2026-06-02T14:00:00.000Z";
const run = () => offerTimes(server.deps);
/** Everyone with an offer and its hour in New York, as "Ann 9". */
const offers = async () => {
  const rows = await server.database.sql<{ offer: string }>(
    `SELECT customer_name || ' ' || extract(hour FROM offer_starts_at AT TIME ZONE 'America/New_York') AS offer
     FROM waitlist WHERE store_id = $1 AND status = 'offered' ORDER BY created_at`,
    [salon.storeId],
  );
  return rows.map(({ offer }) => offer);
};
const offerMails = () =>
  server.database.sql("SELECT 1 FROM mails WHERE store_id = $1 AND kind = 'time_offered'", [salon.storeId]);

test("nothing is offered while nothing is free, and then the first in the list has it, each run once", async () => {
  await salon.join("Ann");
  await salon.join("Bea");
  expect(await run()).toBe(0);
  expect(await salon.states()).toEqual(["Ann waiting", "Bea waiting"]);
  await salon.cancel(salon.taken);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(await salon.states()).toEqual(["Ann offered", "Bea waiting"]);
  expect(await offerMails()).toHaveLength(1);
});

test("nobody else gets what is offered: no visitor, no seller, and no list shows it", async () => {
  await salon.join("Ann");
  await salon.cancel(salon.taken);
  await run();
  expect((await salon.hold()).status).toBe(409);
  await expect(salon.create(NINE)).rejects.toThrow("slot_taken");
  expect(
    (
      await call(server, bookings.listSlots, {
        params: { website_url: salon.websiteUrl },
        query: { service_id: salon.serviceId, from: "2026-06-02", to: "2026-06-02" },
      })
    ).body,
  ).toMatchObject({ slots: [], full_days: [{ day: DAY }] });
  expect(
    (await call(server, appointments.list, { query: { status: "All" } }, salon)).body.counts.Pending,
  ).toBe(0);
  expect((await salon.book("Ann")).status).toBe(200);
});

test("an offer takes no time from a visitor who is typing", async () => {
  await salon.join("Ann");
  await salon.cancel(salon.taken);
  expect((await salon.hold()).status).toBe(201);
  expect(await run()).toBe(0);
  // The hold expires.
  server.clock.advance(minutes(5));
  expect(await run()).toBe(1);
  expect(await offers()).toEqual(["Ann 9"]);
});

test("however much is offered, visitors are still held a time", async () => {
  await server.database.sql(
    `INSERT INTO waitlist (store_id, id, service_id, service_name, day, customer_name, customer_email, notes, status,
       created_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'Haircut', '2026-06-03'::date + n, 'Ann', 'ann@example.com', '', 'waiting', now(), now()
     FROM generate_series(0, 20) AS n`,
    [salon.storeId, salon.serviceId],
  );
  expect(await run()).toBe(21);
  expect((await salon.hold("2026-07-01T13:00:00Z")).status).toBe(201);
});

test("what runs out goes on to the next in order, and whoever let it lapse can come again", async () => {
  for (const name of ["Ann", "Bea", "Cid"]) await salon.join(name);
  await salon.cancel(salon.taken);
  await run();
  server.clock.advance(minutes(30) - 1);
  await run();
  expect(await salon.look("Ann")).toMatchObject({ status: "offered", expires_in: 0 });
  server.clock.advance(1);
  expect(await salon.look("Ann")).toMatchObject({ status: "lapsed", offer: { starts_at: NINE } });
  expect((await salon.book("Ann")).refusal).toMatchObject({ code: "invalid_transition" });
  await run();
  expect(await salon.states()).toEqual(["Ann lapsed", "Bea offered", "Cid waiting"]);
  expect((await salon.join("Ann")).status).toBe(201);
  // Declining passes the time on at once.
  await salon.leave("Bea");
  expect(await salon.states()).toEqual(["Ann lapsed", "Bea left", "Cid offered", "Ann waiting"]);
  expect((await salon.book("Bea")).refusal).toMatchObject({ code: "invalid_transition" });
});

test("several free times go to several people at once, the earliest to the first; who needs longer is passed over", async () => {
  salon = await fullDay(server, `wide-${made}`, ["09:00", "12:00"]);
  const others = [await salon.create(TEN), await salon.create("2026-06-02T15:00:00.000Z")];
  const long = await salon.addService("Colour", [120, 0]);
  await salon.join("Ann", { service_id: long });
  await salon.join("Bea");
  await salon.join("Cid");
  await salon.join("Dan");
  await salon.cancel(salon.taken);
  await salon.cancel(others[1] ?? "");
  expect(await run()).toBe(1);
  expect(await offers()).toEqual(["Bea 9", "Cid 11"]);
  // With 10:00 and 09:00 free again, the two hours that Ann needs are free at last.
  await salon.cancel(others[0] ?? "");
  await salon.leave("Bea");
  expect(await offers()).toEqual(["Ann 9", "Cid 11"]);
});

test("hours, time off, notice and a closed page decide as they do for visitors", async () => {
  const set = (what: string) =>
    server.database.sql(`UPDATE stores SET ${what} WHERE id = $1`, [salon.storeId]);
  const off = (days: string) => `hours = jsonb_set(hours, '{time_off}', '${days}')`;
  await salon.join("Ann");
  await salon.cancel(salon.taken);
  for (const [change, back] of [
    [off(`[{"from":"${DAY}","to":"${DAY}","reason":""}]`), off("[]")],
    ["notice_minutes = 2880", "notice_minutes = 60"],
    ["published = false", "published = true"],
  ]) {
    await set(change!);
    expect([change, await run()]).toEqual([change, 0]);
    await set(back!);
  }
  await server.database.sql("UPDATE services SET active = false WHERE id = $1", [salon.serviceId]);
  expect(await run()).toBe(0);
  await server.database.sql("UPDATE services SET active = true WHERE id = $1", [salon.serviceId]);
  // Longer hours free a time without any cancellation.
  await salon.create(NINE);
  expect(await run()).toBe(0);
  await set(`hours = jsonb_set(hours, '{tue}', '[{"open":"09:00","close":"11:00"}]')`);
  expect(await run()).toBe(1);
  expect(await offers()).toEqual(["Ann 10"]);
});

test("an offer ends when its time begins, and none is made of what begins in a moment", async () => {
  await server.database.sql("UPDATE stores SET notice_minutes = 0 WHERE id = $1", [salon.storeId]);
  await salon.join("Ann");
  await salon.join("Bea");
  await salon.cancel(salon.taken);
  server.clock.set("2026-06-02T12:45:00Z");
  await run();
  expect(await salon.look("Ann")).toMatchObject({ status: "offered", expires_in: 900 });
  server.clock.set("2026-06-02T12:51:00Z");
  await salon.leave("Ann");
  expect(await salon.states()).toEqual(["Ann left", "Bea waiting"]);
});

test("a cancellation, a move and a request that ran out wake the list without waiting for the minute", async () => {
  const woken = async () => {
    const rows = await server.database.sql<{ data: { store_id: string }; start_after: Date }>(
      "SELECT data, start_after FROM pgboss.job WHERE name = $1 AND data->>'store_id' = $2 ORDER BY created_on",
      [OFFER_FREED, salon.storeId],
    );
    return rows.map(({ data }) => data);
  };
  await salon.join("Ann");
  expect(await woken()).toEqual([]);
  await call(
    server,
    appointments.edit,
    { params: { id: salon.taken }, body: { starts_at: "2026-06-05T13:00:00Z" } },
    salon,
  );
  expect(await woken()).toHaveLength(1);
  const job = jobList(server.deps).find(({ name }) => name === OFFER_FREED);
  await job?.run((await woken())[0]);
  expect(await salon.states()).toEqual(["Ann offered"]);
  // A second job waits for the moment at which the offer expires.
  expect(await woken()).toHaveLength(2);
  await salon.cancel(salon.taken);
  expect(await woken()).toHaveLength(3);
});
