import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { png, sendForm } from "#test/test-pictures.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { createUpload } from "./create-upload.ts";

let server: TestApp;
let picture: Buffer;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true });
  picture = await png(4, 4);
});
afterAll(() => server.close());

/** Inserts `count` uploads, one per second, the last one now. */
const arrange = ({ id }: TestSeller, count: number) =>
  server.database.sql(
    `INSERT INTO uploads SELECT gen_random_uuid(), $1, 4, 4, 1, $2::timestamptz - n * interval '1 second'
     FROM generate_series(0, $3 - 1) AS n`,
    [id, server.clock.now(), count],
  );
const recorded = async ({ id }: TestSeller) => {
  const [row] = await server.database.sql<{ n: number }>(
    "SELECT count(*)::int AS n FROM uploads WHERE user_id = $1",
    [id],
  );
  return row?.n;
};
const atOnce = <T>(count: number, work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, () => work()));
const send = (seller: TestSeller) => sendForm(server, seller.headers, ["file", picture, "a.png"]);

test("200 pictures a day and not one more, however many come at once", async () => {
  const seller = await testSeller(server);
  const neighbour = await testSeller(server);
  await arrange(seller, 195);
  const tried = await atOnce(20, () => createUpload(server.deps, seller.id, picture));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  const refused = tried.flatMap((upload) => (upload.status === "rejected" ? [upload.reason] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array(15).fill("rate_limited"));
  expect(refused[0].message).toBe("You've uploaded 200 pictures within a day. Try again in 24 hours.");
  expect(await recorded(seller)).toBe(200);
  expect(readdirSync(join(server.deps.config.DATA_DIR, "uploads"))).toHaveLength(5);

  server.clock.advance(minutes(1));
  expect((await send(neighbour)).statusCode).toBe(201);
});

test("a day after the oldest of them there is room again, as Retry-After says", async () => {
  const seller = await testSeller(server);
  await arrange(seller, 200);
  const refused = await send(seller);
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBe(days(1) / 1000 - 199);
  server.clock.advance(wait * 1000);
  // Called directly, because the session token has expired by now.
  await expect(createUpload(server.deps, seller.id, picture)).resolves.toMatchObject({ width: 4, height: 4 });
  await expect(createUpload(server.deps, seller.id, picture)).rejects.toMatchObject({ code: "rate_limited" });
});

/** Inserts an upload of that many bytes from nine days ago. */
const fill = ({ id }: TestSeller, bytes: number) =>
  server.database.sql("INSERT INTO uploads VALUES (gen_random_uuid(), $1, 4, 4, $2, $3)", [
    id,
    bytes,
    new Date(server.clock.now().getTime() - days(9)),
  ]);

test("500 MB and not one byte more, however many come at once, also where nothing else is limited", async () => {
  const unlimited = { ...server.deps, config: { ...server.deps.config, RATE_LIMIT: false } };
  const seller = await testSeller(server);
  const { id } = seller;
  await createUpload(unlimited, id, picture);
  const [row] = await server.database.sql<{ bytes: number }>("SELECT bytes FROM uploads WHERE user_id = $1", [
    id,
  ]);
  const each = row?.bytes ?? 0;
  // Leaves room for two and a half pictures.
  await fill(seller, Math.floor(500_000_000 - 3.5 * each));
  const tried = await atOnce(8, () => createUpload(unlimited, id, picture));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  const [refused] = tried.flatMap((upload) => (upload.status === "rejected" ? [upload.reason] : []));
  expect(refused.code).toBe("validation_failed");
  expect(refused.details.fields.file).toMatch(/^You've used all 500 MB for pictures\. Remove pictures/);
  const [kept] = await server.database.sql(
    "SELECT sum(bytes) <= 500000000 AS fits FROM uploads WHERE user_id = $1",
    [id],
  );
  expect(kept).toEqual({ fits: true });
});

test("a full account is refused before anything is drawn", async () => {
  const seller = await testSeller(server);
  await fill(seller, 500_000_000);
  const answer = await sendForm(server, seller.headers, ["file", "no picture", "a.png"]);
  expect([answer.statusCode, answer.json().fields.file]).toEqual([422, expect.stringContaining("500 MB")]);
});

test("what is no picture counts as one that was tried: 20 a minute, for each account", async () => {
  server.clock.advance(minutes(1));
  const [seller, neighbour] = [await testSeller(server), await testSeller(server)];
  const tryNothing = () => sendForm(server, seller.headers, ["file", "no picture", "a.png"]);
  for (let tried = 0; tried < 20; tried += 1) expect((await tryNothing()).statusCode).toBe(422);
  const refused = await tryNothing();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect(refused.json()).toMatchObject({ error: expect.stringContaining("20 pictures within a minute") });
  expect((await send(neighbour)).statusCode).toBe(201);
  server.clock.advance(minutes(1));
  expect((await send(seller)).statusCode).toBe(201);
});

test("each address sends at most 30 a minute", async () => {
  const seller = await testSeller(server);
  const answer = await send(seller);
  expect(answer.headers["x-ratelimit-limit"]).toBe("30");
});
