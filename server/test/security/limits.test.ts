import { afterAll, beforeAll, expect, test } from "vitest";
import { leastTimes } from "../../../scripts/least-times.mjs";
import { type TestApp, testApp } from "../test-app.ts";
import { type TestSeller, testSellerWithStore } from "../test-seller.ts";

let server: TestApp;
let seller: TestSeller;
beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "limits");
});
afterAll(() => server.close());

const M = "/api/marketplace-solopreneur";
const MEGABYTE = 1024 * 1024;

async function measured(request: { method: "GET" | "POST"; url: string; payload?: string }) {
  const before = process.memoryUsage().rss;
  const answer = await server.http.inject({
    ...request,
    headers: { ...seller.headers, ...(request.payload && { "content-type": "application/json" }) },
  });
  return {
    status: answer.statusCode,
    grown: process.memoryUsage().rss - before,
  };
}

const ids = (n: number) =>
  JSON.stringify({ product_ids: Array.from({ length: n }, () => "0190b6f6-6f0d-7c3e-8a53-0123456789ab") });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each([
  ["a page of 1e9", { method: "GET", url: `${M}/products/all?page_size=1000000000` }],
  ["page 0", { method: "GET", url: `${M}/products/all?page=0` }],
  ["page 1e9", { method: "GET", url: `${M}/products/search?page=1000000000` }],
  ["1,001 product ids", { method: "POST", url: `${M}/user/products/select`, payload: ids(1001) }],
  ["100,000 product ids", { method: "POST", url: `${M}/user/products/select`, payload: ids(100_000) }],
  ["JSON 10,000 deep", { method: "POST", url: `${M}/create-store`, payload: nested(10_000) }],
  [
    "a body of 10 MB",
    { method: "POST", url: `${M}/create-store`, payload: `{"name":"${"x".repeat(10 * MEGABYTE)}"}` },
  ],
] as const)("G8: %s is refused quickly and cheaply", async (_what, request) => {
  const page = { method: "GET", url: `${M}/products/all` } as const;
  await measured(request);
  const { status, grown } = await measured(request);
  const [refusal = 0, usual = 0] = await leastTimes([() => measured(request), () => measured(page)]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  // Beside a usual page of products: nothing that is refused is worked through first.
  expect(refusal / usual).toBeLessThan(10);
  expect(grown).toBeLessThan(100 * MEGABYTE);
});
