import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
let url: string;
let id: string;
beforeAll(async () => {
  server = await testApp();
  url = (await uploaded(server, await testSeller(server))).url;
  id = url.split("/")[2] ?? "";
  const { DATA_DIR } = server.deps.config;
  writeFileSync(join(DATA_DIR, "secret.webp"), "secret");
  writeFileSync(join(DATA_DIR, "uploads", id, "notes.txt"), "secret");
  writeFileSync(join(DATA_DIR, "uploads", id, ".draft"), "secret");
});
afterAll(() => server.close());

test.each([
  "/uploads/ID/../../secret.webp",
  "/uploads/../secret.webp",
  "/uploads/%2e%2e/secret.webp",
  "/uploads/..%2fsecret.webp/1x1.webp",
  "/uploads/ID/..%2f..%2fsecret.webp",
  "/uploads/ID/..%5c..%5csecret.webp",
  "/uploads/ID/..\\..\\secret.webp",
  "/uploads/ID/%2e%2e%2fsecret.webp",
  "/uploads/ID/%252e%252e%252fsecret.webp",
  "/uploads/ID%2f20x10.webp",
  "/uploads//20x10.webp",
  "/uploads/ID/",
  "/uploads/ID",
  "/uploads/",
  "/uploads/ID/notes.txt",
  "/uploads/ID/.draft",
  "/uploads/ID/20x10.webp%00.png",
  "/uploads/ID/20x10.webp/x",
  "/uploads/ID/20x10.WEBP",
  "/uploads/ID/20x11.webp",
  "/uploads/ID/w160.webp",
  "/uploads/ID/w161.webp",
  "/uploads/%E0%A4%A/20x10.webp",
  "/uploads/0190b6f6-6f0d-7c3e-8a53-0123456789ab/20x10.webp",
])("%s is nowhere", async (path) => {
  // Sent as written: an HTTP client would normalise the path.
  const { port } = new URL(await address());
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`GET ${path.replace("ID", id)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('"code":"not_found"');
  expect(answer).not.toContain("secret");
});

let listening: Promise<string> | undefined;
const address = () => (listening ??= server.listen());

test("pictures are served to everybody, without asking the database", async () => {
  await server.database.sql("ALTER TABLE uploads RENAME TO gone");
  const answer = await server.http.inject({ url });
  expect(answer.statusCode).toBe(200);
  const head = await server.http.inject({ method: "HEAD", url });
  expect([head.statusCode, head.headers["content-length"]]).toEqual([200, answer.headers["content-length"]]);
});
