import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

const account = (email: string) => JSON.stringify({ name: "Ada", email, password: "correct horse battery" });

/** A sign-up whose body comes by and by: half of it now, the rest when told. */
async function slowSignUp(url: string, email: string) {
  const body = account(email);
  const socket: Socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  const half = body.length / 2;
  socket.write(
    `POST /auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, half));
  socket.on("error", () => undefined);
  const answer = text(socket).catch(() => "");
  return { finish: () => socket.write(body.slice(half)), answer };
}

const refuses = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

test("G6: SIGTERM with 200 requests in flight answers them all and exits within 10 s", async () => {
  const server = await startServer(site);
  // Sign-ups hash a password each, so they are still being worked on when the signal comes.
  const requests = Array.from({ length: 200 }, async (_, i) => {
    const answer = await fetch(`${server.url}/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: account(`drain-${i}@example.com`),
    });
    await answer.text();
    return answer.status;
  });
  await Promise.race(requests);
  const stopped = performance.now();
  const exit = server.stop();
  const settled = await Promise.allSettled(requests);
  const reset = settled.filter(({ status }) => status === "rejected");
  expect(reset).toEqual([]);
  expect(new Set(settled.map((s) => (s.status === "fulfilled" ? s.value : 0)))).toEqual(new Set([201]));
  expect(await exit).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(10_000);
});

test("G6: after SIGTERM nobody new is let in, who is slow is waited for, and who never ends is not", async () => {
  const server = await startServer(site);
  const slow = await slowSignUp(server.url, "slow@example.com");
  const stuck = await slowSignUp(server.url, "stuck@example.com");
  await wait(100);
  const stopped = performance.now();
  const exit = server.stop();
  await wait(300);
  expect(await refuses(server.url)).toBe(true);
  await wait(3_000);
  slow.finish();
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await exit).toBe(0);
  expect(await stuck.answer).toBe("");
  expect(performance.now() - stopped).toBeLessThan(10_000);
});

test.each(["Preparing the database", "Loading the sample catalogue"])(
  "G6: a signal that comes during the start, while it says %s, stops it in order",
  async (words) => {
    const fresh = await testSite({ embedded: true });
    const { child, output } = launch(fresh);
    while (!output().includes(words)) await wait(5);
    child.kill("SIGTERM");
    const stopped = performance.now();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    expect(performance.now() - stopped).toBeLessThan(5_000);
    expect([child.exitCode, child.signalCode], output()).toEqual([0, null]);
    expect(output()).not.toMatch(/ready|error| at /i);
    const server = await startServer(fresh);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await fresh.remove();
  },
);
