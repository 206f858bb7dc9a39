import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

// The proxy is trusted, so that each call can have its own address and only the limits on messages apply.
let server: TestApp;
let origin: string;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1", OPERATOR_EMAIL: "desk@example.com" });
  origin = await server.listen();
});
beforeEach(() => server.database.sql("TRUNCATE contact_messages"));
afterAll(() => server.close());

let calls = 0;
async function contact(email: string, address = `10.0.${calls >> 8}.${calls & 255}`) {
  calls += 1;
  const answer = await fetch(`${origin}${M}/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ name: "Ada", email, subject: "Hours", message: "When are you open?" }),
  });
  const { code, error } = (await answer.json()) as { code?: string; error?: string };
  return { status: answer.status, code, error, retryAfter: Number(answer.headers.get("retry-after")) };
}

const statuses = (answers: { status: number }[]) => ({
  taken: answers.filter(({ status }) => status === 202).length,
  refused: answers.filter(({ status }) => status === 429).length,
});

const count = async () => {
  const [row] = await server.database.sql<{ n: number }>("SELECT count(*)::int AS n FROM contact_messages");
  return row?.n;
};

const fill = (messages: number) =>
  server.database.sql(
    `INSERT INTO contact_messages
     SELECT gen_random_uuid(), 'Ada', 'ada-' || n || '@example.com', 'Hours', 'When are you open?', $2 FROM generate_series(1, $1) n`,
    [messages, server.clock.now()],
  );

describe("messages of one address", () => {
  test("100 at once, in whatever case it is written: 5 are kept, until an hour has passed", async () => {
    const answers = await concurrently(
      random,
      times(100, (n) => contact(n % 2 ? "ada@example.com" : "Ada@Example.COM")),
    );
    expect(statuses(answers)).toEqual({ taken: 5, refused: 95 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toEqual({
      status: 429,
      code: "rate_limited",
      error: "We've received 5 messages from this email address within an hour. Try again in 1 hour.",
      retryAfter: 3600,
    });
    expect(await count()).toBe(5);
    expect((await contact("other@example.com")).status, "other addresses").toBe(202);

    server.clock.advance(minutes(60) - 1);
    expect(await contact("ada@example.com")).toMatchObject({ status: 429, retryAfter: 1 });
    server.clock.advance(1);
    expect((await contact("ada@example.com")).status).toBe(202);
  });

  test("the hour begins anew with each: one may be sent when the fifth-last is an hour old", async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await contact("ada@example.com")).status).toBe(202);
      server.clock.advance(minutes(10));
    }
    expect(await contact("ada@example.com")).toMatchObject({ status: 429, retryAfter: 600 });
    server.clock.advance(minutes(10));
    expect((await contact("ada@example.com")).status).toBe(202);
    expect(await contact("ada@example.com")).toMatchObject({ status: 429, retryAfter: 600 });
  });
});

test("of all addresses together 500 a day are kept, also when the last are sent at once", async () => {
  await fill(495);
  const answers = await concurrently(
    random,
    times(60, (n) => contact(`bea-${n}@example.com`)),
  );
  expect(statuses(answers)).toEqual({ taken: 5, refused: 55 });
  expect(await contact("cleo@example.com")).toEqual({
    status: 429,
    code: "rate_limited",
    error:
      "We've received too many messages today. Try again in 24 hours. You can also write to desk@example.com.",
    retryAfter: days(1) / 1000,
  });
  server.clock.advance(days(1));
  expect((await contact("cleo@example.com")).status).toBe(202);
});

test("a full day is refused without waiting for whoever is adding a message", async () => {
  await fill(500);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holding = server.deps.db.transaction(async (tx) => {
    await tx.execute("SELECT pg_advisory_xact_lock(7246003)");
    await released;
  });
  try {
    expect((await contact("ada@example.com")).status).toBe(429);
  } finally {
    release();
    await holding;
  }
});

test("of one network 10 an hour are taken, whatever addresses it invents; its neighbours write on", async () => {
  const answers = [];
  for (let n = 0; n < 11; n += 1)
    answers.push(await contact(`dora-${n}@example.com`, `2001:db8:1:2::${n + 1}`));
  expect(statuses(answers)).toEqual({ taken: 10, refused: 1 });
  expect(answers[10]).toMatchObject({
    code: "rate_limited",
    error: "We've received 10 messages from your network within an hour. Try again in 1 hour.",
    retryAfter: 3600,
  });
  expect((await contact("eve@example.com", "2001:db8:1:3::1")).status).toBe(202);
  server.clock.advance(minutes(60));
  expect((await contact("dora@example.com", "2001:db8:1:2::1")).status).toBe(202);
});

test("RATE_LIMIT=off lifts them all", async () => {
  const open = await testApp();
  try {
    const payload = {
      name: "Ada",
      email: "ada@example.com",
      subject: "Hours",
      message: "When are you open?",
    };
    const send = () => call(open, support.contact, { body: payload });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  } finally {
    await open.close();
  }
});
