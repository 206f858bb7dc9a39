// Connections that are opened to be held. Their peers do not end them when the server does: an attacker need not.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { countOf, isSoak } from "../../../scripts/soak-list.mjs";
import { type TestApp, testApp } from "../test-app.ts";

const CONNECTIONS = countOf("slowConnections");
/** Milliseconds that others may wait, and seconds for which one may be held; asked of the soak's quiet machine only. */
const [MOST_P95, MOST_HELD] = [1000, 15];
/** Ten times what it takes, for a machine that has no time. */
const GONE = { timeout: 150_000, interval: 250 };

let server: TestApp;
let limited: TestApp;
let port: number;
const held: Socket[] = [];
beforeAll(async () => {
  server = await testApp();
  port = Number(new URL(await server.listen()).port);
  limited = await testApp({ RATE_LIMIT: true, CONNECTIONS_PER_ADDRESS: 20 });
});
afterEach(() => held.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => Promise.all([server.close(), limited.close()]));

async function hold(to: number, first = ""): Promise<Socket> {
  const socket = connect({ port: to, host: "127.0.0.1", allowHalfOpen: true });
  held.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(first);
  return socket;
}

/** A few bytes a second, for as long as they are taken. */
function trickle(socket: Socket, piece: string): void {
  socket.resume();
  const sending = setInterval(() => socket.write(piece), 1000);
  socket.once("close", () => clearInterval(sending));
}

const kinds: Record<string, () => Promise<unknown>> = {
  "says nothing": () => hold(port),
  "sends its headers slowly": async () =>
    trickle(await hold(port, "GET /healthz HTTP/1.1\r\nHost: x\r\n"), "X-More: 1\r\n"),
  "sends its body slowly": async () =>
    trickle(
      await hold(
        port,
        "POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
      ),
      " ",
    ),
  "sends on after it was refused": async () =>
    trickle(
      await hold(
        port,
        "POST /api/marketplace-solopreneur/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n-",
      ),
      "-",
    ),
  "does not read": async () =>
    (await hold(port, "GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(40))).pause(),
};

const open = (app: TestApp) =>
  new Promise<number>((resolve, reject) =>
    app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

/** How long others wait, who come on connections of their own. */
async function served(times: number): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const started = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: "close" } });
    took.push(performance.now() - started);
    expect(status).toBe(200);
    await wait(20);
  }
  return took;
}

test(`G7: ${CONNECTIONS} connections of each kind that send or read slowly are cut, and others are served meanwhile`, {
  timeout: 300_000,
}, async () => {
  const quiet = await served(50);
  const heldFor: number[] = [];
  server.http.server.on("connection", (socket) => {
    const began = performance.now();
    socket.once("close", () => heldFor.push((performance.now() - began) / 1000));
  });
  for (const begin of Object.values(kinds))
    await Promise.all(Array.from({ length: CONNECTIONS }, () => begin()));
  expect(held).toHaveLength(CONNECTIONS * Object.keys(kinds).length);
  const meanwhile = await served(100);
  await vi.waitFor(async () => expect(await open(server)).toBe(0), GONE);
  const longest = Math.max(...heldFor);
  console.info(
    `G7: ${held.length} connections, none held for longer than ${longest.toFixed(1)} s; p95 of others ${p95(quiet).toFixed(1)} ms, meanwhile ${p95(meanwhile).toFixed(1)} ms`,
  );
  if (isSoak("slowConnections")) {
    expect(p95(meanwhile)).toBeLessThan(MOST_P95);
    expect(longest).toBeLessThan(MOST_HELD);
  }
  expect(p95(meanwhile)).toBeLessThan(20 * Math.max(p95(quiet), 10));
});

/** What comes first, or nothing where the server ends the connection instead. */
async function answerTo(socket: Socket): Promise<string> {
  held.push(socket);
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const ended = ["end", "close"].map((name) => once(socket, name).then(() => [""]));
  const [bytes] = await Promise.race([once(socket, "data"), ...ended]).catch(() => [""]);
  return String(bytes);
}

test("G7: an address has so many connections and no more, and others have theirs", async () => {
  const to = Number(new URL(await limited.listen()).port);
  for (let i = 0; i < 30; i += 1) await hold(to);
  await vi.waitFor(async () => expect(await open(limited)).toBe(20), GONE);
  expect(limited.logged()).toContain("too many connections");
  const neighbour = connect({ port: to, host: "127.0.0.1", localAddress: "127.0.0.2" });
  expect(await answerTo(neighbour)).toMatch(/^HTTP\/1.1 200/);
  expect(await answerTo(await hold(to))).toBe("");
  held[0]!.destroy();
  await vi.waitFor(async () => expect(await answerTo(await hold(to))).toMatch(/^HTTP\/1.1 200/), GONE);
});

test("connections of a trusted proxy are not counted: they stand for many people", async () => {
  const behind = await testApp({ RATE_LIMIT: true, CONNECTIONS_PER_ADDRESS: 5, TRUST_PROXY: "loopback" });
  const to = Number(new URL(await behind.listen()).port);
  for (let i = 0; i < 20; i += 1) await hold(to);
  await vi.waitFor(async () => expect(await open(behind)).toBe(20), GONE);
  held.splice(0).forEach((socket) => socket.destroy());
  await behind.close();
});
