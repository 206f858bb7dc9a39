// One time becomes free while fifty people wait, visitors hold and book, and the seller books: exactly one of
// them gets it.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#kernel/database/db.ts";
import { call } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { DAY, fullDay, NINE } from "#test/test-waitlist.ts";
import { buildDeps } from "../../../build-deps.ts";
import { offerTimes } from "./offer-times.ts";

let server: TestApp;
let url: string;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
  url = await server.listen();
});
afterAll(() => server.close());

const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}${M}${path}`, {
    method,
    headers: { ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
};
const count = async (statement: string, storeId: string) => {
  const [row] = await server.database.sql<{ n: number }>(`SELECT count(*)::int AS n ${statement}`, [storeId]);
  return row?.n ?? 0;
};

test("fifty wait for one freed time: visitors, the seller, two processes and the list at once, and one has it", async () => {
  let offered = 0;
  for (let round = 1; round <= 3; round += 1) {
    const salon = await fullDay(server, `salon-${round}`);
    const { headers, serviceId, websiteUrl, storeId } = salon;
    const store = `/store/${websiteUrl}`;
    const joined = await concurrently(
      random,
      times(50, (n) =>
        send("POST", `${store}/waitlist`, {
          service_id: serviceId,
          day: DAY,
          customer: { name: `N${n}`, email: `n${n}@example.com` },
        }),
      ),
    );
    expect(joined.every(({ status }) => status === 201)).toBe(true);
    await salon.cancel(salon.taken);
    const customer = { name: "Visitor", email: "visitor@example.com" };
    const wish = { service_id: serviceId, starts_at: NINE };
    const answers = await concurrently(random, [
      ...times(5, () => send("POST", `${store}/holds`, wish)),
      ...times(5, () => send("POST", `${store}/appointments`, { ...wish, customer })),
      ...times(3, () => send("POST", "/create-appointment", { ...wish, customer }, headers)),
      // A call over the network starts later than a function, so these calls are delayed.
      ...times(5, async (n) => {
        await setTimeout(random() * 20 * n);
        await offerTimes(server.deps);
        return { status: 0, body: undefined };
      }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const won = answers.filter(({ status }) => status === 201).length;
    const toList = await count("FROM waitlist WHERE store_id = $1 AND status = 'offered'", storeId);
    expect(won + toList).toBe(1);
    expect(await count("FROM mails WHERE store_id = $1 AND kind = 'time_offered'", storeId)).toBe(toList);
    const taking = "FROM appointments WHERE store_id = $1 AND status IN ('Pending', 'Confirmed', 'Held')";
    expect(await count(taking, storeId)).toBe(1);
    offered += toList;
  }
  noteFigures(random, { rounds: 3, offered });
});

test("two processes offer ten free times to twenty people, each one and none twice", async () => {
  const salon = await fullDay(server, "both", ["09:00", "19:00"]);
  const { headers, storeId } = salon;
  const free = Array.from({ length: 9 }, (_, n) =>
    new Date(Date.parse(NINE) + (n + 1) * 3_600_000).toISOString(),
  );
  const ids = [salon.taken, ...(await Promise.all(free.map((at) => salon.create(at))))];
  for (let n = 1; n <= 20; n += 1) await salon.join(`N${n}`);
  for (const id of ids) await salon.cancel(id);
  const other = openDatabase(server.database.appUrl, server.deps.log);
  const { config, secrets, log } = server.deps;
  const second = buildDeps({ config, secrets, log, database: other, clock: server.clock });
  try {
    await concurrently(random, [
      ...times(4, () => offerTimes(server.deps)),
      ...times(4, () => offerTimes(second)),
    ]);
  } finally {
    await second.jobs.stop();
    await second.passwords.close();
    await other.close();
  }
  const states = await salon.states();
  expect(states.slice(0, 10).every((state) => state.endsWith(" offered"))).toBe(true);
  expect(states.slice(10).every((state) => state.endsWith(" waiting"))).toBe(true);
  expect(await count("FROM mails WHERE store_id = $1 AND kind = 'time_offered'", storeId)).toBe(10);
  expect((await send("GET", "/user/waitlist?page_size=100", undefined, headers)).body.data).toHaveLength(20);
});

test("one offer booked, declined and removed at once comes to one end, and the time to one person", async () => {
  for (let round = 1; round <= 6; round += 1) {
    const salon = await fullDay(server, `ends-${round}`);
    await salon.join("Ann");
    await salon.join("Bea");
    await salon.cancel(salon.taken);
    await offerTimes(server.deps);
    const entry = `/store/${salon.websiteUrl}/waitlist/${await salon.codeOf("Ann")}`;
    const { id } = (await call(server, waitlist.list, {}, salon)).body.data[0]!;
    const answers = await concurrently(random, [
      ...times(5, () => send("POST", `${entry}/book`, undefined, { "idempotency-key": randomUUID() })),
      ...times(2, () => send("DELETE", entry)),
      () => send("DELETE", `/user/waitlist/${id}`, undefined, salon.headers),
      () => offerTimes(server.deps).then(() => ({ status: 0, body: undefined })),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const booked = await count("FROM appointments WHERE store_id = $1 AND status = 'Pending'", salon.storeId);
    const bea = (await salon.states()).at(-1);
    expect([booked, bea]).toEqual(booked === 1 ? [1, "Bea waiting"] : [0, "Bea offered"]);
    expect(await count("FROM appointments WHERE store_id = $1 AND status = 'Held'", salon.storeId)).toBe(
      1 - booked,
    );
  }
});
