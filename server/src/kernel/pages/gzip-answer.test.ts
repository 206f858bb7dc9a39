import { gunzipSync } from "node:zlib";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  ({ headers } = await testSellerWithStore(server, "packed"));
  await testProducts(server, 30);
});
afterAll(() => server.close());

const encodings = { "accept-encoding": "gzip, deflate, br" };
const get = (url: string, more = {}) => server.http.inject({ url, headers: { ...headers, ...more } });

test("a long answer travels gzipped to who accepts it, and as it is to everybody else", async () => {
  const url = `${M}/products/all`;
  const plain = await get(url);
  const packed = await get(url, encodings);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers).toMatchObject({
    "content-encoding": "gzip",
    vary: "accept-language, accept-encoding",
  });
  expect(plain.headers["vary"]).toBe("accept-language, accept-encoding");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers["content-length"]).toBe(String(packed.rawPayload.length));
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const head = await server.http.inject({ method: "HEAD", url, headers: { ...headers, ...encodings } });
  expect(head.headers["content-length"]).toBe(packed.headers["content-length"]);
});

test("a short answer is not worth it", async () => {
  const { headers: sent, body } = await get(`${M}/website-url-available?website_url=other`, encodings);
  expect([body.length < 1024, sent["content-encoding"]]).toEqual([true, undefined]);
});

test("what holds tokens is never packed, however long it is", async () => {
  const person = { email: "packed@example.com", password: "correct horse" };
  const post = (url: string, payload: object) =>
    server.http.inject({ method: "POST", url, headers: encodings, payload });
  expect((await post("/auth/register", { ...person, name: "Ada" })).statusCode).toBe(201);
  await server.database.sql("UPDATE users SET name = repeat('A', 2000)");
  const signedIn = await post("/auth/login", person);
  const { refresh } = signedIn.json().data.tokens;
  const answers = [
    signedIn,
    await post("/auth/refresh-tokens", { refreshToken: refresh.token }),
    await get("/auth/profile", encodings),
  ];
  for (const { statusCode, headers: sent } of answers)
    expect([statusCode, sent["content-encoding"]]).toEqual([200, undefined]);
  expect(signedIn.body.length).toBeGreaterThan(2000);
});

test("no cache keeps what one person may see", async () => {
  expect((await get(`${M}/products/all`)).headers["cache-control"]).toBe("no-store");
  expect((await get(`${M}/user`)).headers["cache-control"]).toBe("no-store");
});
