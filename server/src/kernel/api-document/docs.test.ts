import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { releaseMemory } from "../release-memory.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers });

test.each(["/openapi.json", "/docs"])("%s is packed for whoever can unpack it", async (url) => {
  const plain = await ask(url);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const gzipped = await ask(url, { "accept-encoding": "gzip" });
  expect(gzipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
  expect(gzipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const brotlied = await ask(url, { "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(brotlied.rawPayload).toString()).toBe(plain.body);
});

test.each(["/openapi.json", "/docs"])("%s is not sent again to whoever has it", async (url) => {
  const { headers } = await ask(url);
  expect(headers.etag).toMatch(/^W\/"/);
  const again = await ask(url, { "if-none-match": String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect(again.headers["content-security-policy"]).toBeTruthy();
});

test("the page of the API leads from each body to the schemas it holds", async () => {
  const { body } = await ask("/docs");
  const linked = new Set([...body.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id));
  expect(linked.size).toBeGreaterThan(50);
  for (const id of linked) expect(body).toContain(`id="${id}"`);
  expect(body).toContain("<code>Idempotency-Key</code> in header");
});

/** Sends requests and never reads the responses. */
async function slowReader(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write("GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
  return socket;
}

test("many who read slowly hold no more of the server's memory than one", async () => {
  const { port } = new URL(await server.listen());
  const { body } = await ask("/openapi.json");
  // Without garbage, of which a busy machine leaves more.
  const held = () => {
    releaseMemory();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  const readers = await Promise.all(Array.from({ length: 200 }, () => slowReader(Number(port))));
  // Once a later request is served, the server has answered all of these.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const growth = held() - before;
  console.info(`200 slow readers: ${Math.round(growth / 1024)} kB`);
  readers.forEach((socket) => socket.destroy());
  expect(growth).toBeLessThan((200 * body.length) / 2);
});
