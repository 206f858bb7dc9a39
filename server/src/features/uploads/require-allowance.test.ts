import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes } from "#kernel/clock.ts";
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

/** As if they had been uploaded, one a second, the last one now. */
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
const send = (seller: TestSeller) => sendForm(server, seller.headers, ["file", picture, "a.png"]);

test("200 pictures a day and not one more, however many come at once", async () => {
  const seller = await testSeller(server);
  const neighbour = await testSeller(server);
  await arrange(seller, 195);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(seller)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(15);
  expect(refused[0]?.json()).toMatchObject({
    code: "rate_limited",
    error: "You have uploaded 200 pictures within a day. Go on later.",
  });
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
  // The token has expired meanwhile.
  await expect(createUpload(server.deps, seller.id, picture)).resolves.toMatchObject({ width: 4, height: 4 });
  await expect(createUpload(server.deps, seller.id, picture)).rejects.toMatchObject({ code: "rate_limited" });
});

test("each address sends at most 30 a minute", async () => {
  const seller = await testSeller(server);
  const answer = await send(seller);
  expect(answer.headers["x-ratelimit-limit"]).toBe("30");
});
