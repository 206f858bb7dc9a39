import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../eventually.ts";
import { follow } from "../test-follower.ts";
import { registerSeller } from "./seller-client.ts";
import { startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";

let site: TestSite;
/** For whatever follows SIGTERM, in milliseconds: ten seconds, and more where an idle server takes long to stop too. */
let patience: number;
beforeAll(async () => {
  site = await testSite();
  const idle = await startServer(site);
  const stopped = performance.now();
  expect(await idle.stop()).toBe(0);
  patience = 9_500 + 10 * (performance.now() - stopped);
});
afterAll(() => site.remove());

/** A call whose body comes by and by: half of it now, the rest when told. */
async function slowCall(url: string, path: string, content: object) {
  const body = JSON.stringify(content);
  const socket: Socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  const half = body.length / 2;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, half));
  socket.on("error", () => undefined);
  const answer = text(socket).catch(() => "");
  return { finish: () => socket.write(body.slice(half)), answer };
}

/** Needs next to no work, so that a busy machine answers it within what is left of the ten seconds. */
const logOut = (url: string) => slowCall(url, "/auth/logout", { refreshToken: "nobody's" });

const refuses = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

test("G6: SIGTERM with 200 requests in flight answers them all and exits within 10 s", async () => {
  const server = await startServer(site);
  const calls = await Promise.all(Array.from({ length: 200 }, () => logOut(server.url)));
  // Connected is not yet accepted: an answer on one more connection says that those before it are.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const stopped = performance.now();
  const exit = server.stop();
  await eventually(async () => expect(await refuses(server.url)).toBe(true));
  for (const { finish } of calls) finish();
  const answers = await Promise.all(calls.map(({ answer }) => answer));
  expect(answers.filter((answer) => !answer.startsWith("HTTP/1.1 204 "))).toEqual([]);
  expect(await exit).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(patience);
});

test("G6: after SIGTERM nobody new is let in, who is slow is waited for, and who never ends is not", async () => {
  const server = await startServer(site);
  const slow = await logOut(server.url);
  const stuck = await logOut(server.url);
  expect(await refuses(server.url)).toBe(false);
  const stopped = performance.now();
  const exit = server.stop();
  await eventually(async () => expect(await refuses(server.url)).toBe(true));
  await wait(1_000);
  slow.finish();
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(await exit).toBe(0);
  expect(await stuck.answer).toBe("");
  expect(performance.now() - stopped).toBeLessThan(patience);
});

test("G6: streams that are followed end with SIGTERM, and are not waited for", async () => {
  const server = await startServer(site);
  const token = await registerSeller(server.url, "follower@example.com");
  const open = () => follow(server.url, { headers: { authorization: `Bearer ${token}` } });
  const followers = await Promise.all([open(), open(), open()]);
  for (const { hearsLooks } of followers) expect(await hearsLooks(2)).toBe(true);
  const stopped = performance.now();
  const exit = server.stop();
  for (const { ends } of followers) expect(await ends()).toBe(true);
  expect(await exit).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(patience);
});
