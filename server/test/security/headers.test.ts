import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../test-app.ts";

let server: TestApp;
let url: string;
let neighbours = 0;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true });
  // A table that is gone is a fault of ours: the next sign-in runs into it.
  await server.database.sql("ALTER TABLE sign_in_attempts RENAME TO gone");
  url = await server.listen();
});
afterAll(() => server.close());

const M = "/api/marketplace-solopreneur";
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const SIGN_IN = JSON.stringify({ email: "ada@example.com", password: "correct horse" });
const cases: [what: string, path: string, init: RequestInit, status: number][] = [
  ["an answer", "/healthz", {}, 200],
  ["the API's page", "/docs", {}, 200],
  ["the API's document", "/openapi.json", {}, 200],
  ["a refusal without a token", `${M}/user`, {}, 401],
  ["an unknown address", "/no/such/thing", {}, 404],
  ["an unknown page", "/no/such/page", { headers: { accept: "text/html" } }, 404],
  ["an unknown store", "/store/nobody-here", { headers: { accept: "text/html" } }, 404],
  ["a payment nobody opened", "/pay/nobody", { headers: { accept: "text/html" } }, 404],
  ["a form nobody was given", "/pay/nobody", { method: "POST", headers: form, body: "outcome=pay" }, 404],
  ["a form too large", "/pay/nobody", { method: "POST", headers: form, body: "x".repeat(1_025) }, 413],
  ["broken JSON", "/auth/login", { method: "POST", headers: json, body: "{" }, 400],
  ["a wrong body", "/auth/login", { method: "POST", headers: json, body: "{}" }, 422],
  [
    "a wrong content type",
    "/auth/login",
    { method: "POST", headers: { "content-type": "text/plain" }, body: "x" },
    415,
  ],
  [
    "a body too large",
    "/auth/login",
    { method: "POST", headers: json, body: `"${"x".repeat(600_000)}"` },
    413,
  ],
  ["a fault of ours", "/auth/login", { method: "POST", headers: json, body: SIGN_IN }, 500],
  ["a broken address", "/%E0%A4%A", {}, 404],
  ["sitemap", "/sitemap.xml", {}, 200],
  ["robots", "/robots.txt", {}, 200],
];

test.each(cases)("F9: %s carries every security header", async (_what, path, init, status) => {
  const answer = await fetch(url + path, init);
  const body = await answer.text();
  expect(answer.status).toBe(status);
  const policy = answer.headers.get("content-security-policy") ?? "";
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
  expect(answer.headers.get("referrer-policy")).toBeTruthy();
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get("x-powered-by")).toBeNull();
  expect(body).not.toContain("sign_in_attempts");
  if (status >= 400 && answer.headers.get("content-type")?.includes("json")) {
    expect(JSON.parse(body)).toMatchObject({ status: false, request_id: answer.headers.get("x-request-id") });
  }
});

test.each([
  [undefined, "max-age=31536000"],
  ["http://desk.example.com", "max-age=31536000"],
  ["https://desk.example.com", "max-age=31536000; includeSubDomains"],
])("F9: at PUBLIC_URL %s browsers are told %s", async (PUBLIC_URL, told) => {
  const own = await testApp(PUBLIC_URL === undefined ? {} : { PUBLIC_URL });
  const { headers } = await own.http.inject({ url: "/healthz" });
  await own.close();
  expect(headers["strict-transport-security"]).toBe(told);
});

test("a limit that is reached answers 429 with Retry-After, and X-Forwarded-For does not lift it", async () => {
  const ask = (i: number) =>
    fetch(`${url}/auth/refresh-tokens`, {
      method: "POST",
      headers: { ...json, "x-forwarded-for": `203.0.113.${i}` },
      body: JSON.stringify({ refreshToken: "no-such-token" }),
    });
  const answers = await Promise.all(Array.from({ length: 90 }, (_, i) => ask(i)));
  const limited = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(60);
  expect(limited.length).toBeGreaterThanOrEqual(30);
  expect(Number(limited[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await limited[0]!.json()).toMatchObject({ status: false, code: "rate_limited" });
});

test.each([
  ["a page", "/", { accept: "text/html" }],
  ["the robots' file", "/robots.txt", {}],
  ["an address nobody has", "/no/such/thing", {}],
  ["a page nobody has", "/no/such/page", { accept: "text/html" }],
])(
  "%s draws from the budget of 1,200 calls a minute, together with all others",
  async (_what, path, headers) => {
    const remoteAddress = `198.51.100.${(neighbours += 1)}`;
    const ask = (to: string) => server.http.inject({ url: to, headers, remoteAddress });
    const first = await ask(path);
    expect(first.statusCode).not.toBe(429);
    expect(first.headers["x-ratelimit-limit"]).toBe("1200");
    for (let i = 1; i < 1200; i += 1) await ask("/robots.txt");
    const last = await ask(path);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.headers["content-security-policy"]).toBeTruthy();
  },
);

test("the API's page and its document draw from a budget of their own", async () => {
  const remoteAddress = "198.51.100.200";
  const ask = (to: string) => server.http.inject({ url: to, remoteAddress });
  for (let i = 0; i < 30; i += 1)
    expect((await ask(i % 2 === 0 ? "/docs" : "/openapi.json")).statusCode).toBe(200);
  expect((await ask("/docs")).statusCode).toBe(429);
  expect((await ask("/openapi.json")).statusCode).toBe(429);
  expect((await ask("/robots.txt")).statusCode).toBe(200);
});

test("refused callers draw from the budget like everybody", async () => {
  const guess = () =>
    server.http.inject({ url: `${M}/user`, headers: { authorization: "Bearer no-such-token" } });
  const answers = await Promise.all(Array.from({ length: 1_300 }, guess));
  const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
  expect(statuses.get(401)?.length).toBeLessThanOrEqual(1_200);
  expect(statuses.get(429)?.length).toBeGreaterThanOrEqual(100);
});

/** What the server says to bytes that no HTTP client would send. */
function raw(bytes: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect({ port: Number(port), host: "127.0.0.1" }, () => socket.write(bytes));
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

test.each([
  ["not HTTP", "HELLO\r\n\r\n", 400],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["20 kB of headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 413],
])("F9: %s is refused in the usual shape, with every header", async (_what, bytes, status) => {
  const [head = "", body = ""] = (await raw(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const name of [
    "content-security-policy",
    "x-content-type-options",
    "strict-transport-security",
    "x-request-id",
  ]) {
    expect(head.toLowerCase()).toContain(`${name}: `);
  }
  expect(JSON.parse(body)).toMatchObject({
    status: false,
    error: expect.any(String),
    request_id: expect.any(String),
  });
});
