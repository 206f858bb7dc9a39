// F7: what is no text to somebody who reads it as a page, a template, a header or a path is text here, wherever it is sent.
import { connect } from "node:net";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Attacked, openAttacked } from "./attacked.ts";
import { aim } from "./operations.ts";

let attacked: Attacked;
beforeAll(async () => {
  attacked = await openAttacked();
});
afterAll(() => attacked.world.server.close());

/** For code that would read them as a page, a template, a format, a header, a path, a program or a pattern. */
const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  "</title></textarea><iframe srcdoc='<script>alert(1)</script>'>",
  '<!--#exec cmd="id"--><b>x</b>',
  "<![CDATA[<x>]]>",
  "javascript:alert(1)//<x>",
  "data:text/html,<script>alert(1)</script>",
  "{{7*7}}<x>",
  "${7*7}<x>",
  "#{7*7}<x>",
  "<%= 7*7 %>",
  "{% debug %}<x>",
  "{count, plural, other {x}}",
  "%s%n%x%d",
  "%0d%0aSet-Cookie: hostile=1",
  "x\r\nSet-Cookie: hostile=1",
  "x\r\n\r\n<html>hostile</html>",
  "x\nBcc: hostile@example.com",
  "\u0000",
  "a\u0000b",
  "%00",
  "\ud800",
  "\udfff\ud800",
  "\ufffe\uffff",
  "\u202etxt.exe",
  "\u200b\u200d\ufeff",
  "e\u0301".repeat(40),
  "\u0130\u0131\ufb01\u00df",
  "\ufdfa".repeat(20),
  "\ud83d\udc69\u200d\ud83d\udc67".repeat(10),
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "..\\..\\windows\\win.ini",
  "/etc/passwd",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "http://169.254.169.254/latest/meta-data/",
  "//evil.example/%2f..",
  "$(id)",
  "`id`",
  "; id",
  "| id",
  "*)(uid=*))(|(uid=*",
  '=HYPERLINK("http://evil.example")',
  "__proto__",
  "constructor",
  "(a+)+$".repeat(5) + "!",
  "9".repeat(400),
  "-1e309",
];

test(`F7: ${HOSTILE.length} hostile texts, one in each place of each call: no fault, and no page`, async () => {
  const { operations, placesIn, ask } = attacked;
  const findings: string[] = [];
  const used = new Set<string>();
  let nth = 0;
  for (const operation of operations)
    for (const place of placesIn(operation)) {
      const text = HOSTILE[(nth += 1) % HOSTILE.length]!;
      used.add(text);
      const { statusCode, headers, body } = await ask(operation, place(text));
      const isPage = String(headers["content-type"]).includes("html");
      if (statusCode >= 500 || isPage || headers["set-cookie"]?.includes("hostile"))
        findings.push(`${operation.name} ${JSON.stringify(text)}: ${statusCode} ${body}`);
    }
  expect(used.size).toBe(HOSTILE.length);
  expect(findings).toEqual([]);
});

test("F7: nothing that is sent comes back as HTML", async () => {
  const { server, targets } = attacked.world;
  const tags = HOSTILE.filter((text) => text.includes("<"));
  const found: string[] = [];
  let pagesRead = 0;
  for (const path of [...Object.values(pages), "/l/:code", "/docs", "/no/such/page"])
    for (const text of tags) {
      const inPath = path.replaceAll(/:\w+/g, encodeURIComponent(text));
      const known = path.replace(":storeName", targets.websiteUrl).replaceAll(/:\w+/g, "x");
      const query = ["q", "lang", "theme", "service", "redirect", "utm_source", "token"]
        .map((name) => `${name}=${encodeURIComponent(text)}`)
        .join("&");
      for (const url of [inPath, `${known}?${query}`]) {
        const { statusCode, body } = await server.http.inject({
          url,
          headers: { accept: "text/html", referer: `http://x/${text.replaceAll(/[\r\n]/g, "")}` },
        });
        pagesRead += 1;
        if (statusCode >= 500 || body.includes(text)) found.push(`${url}: ${statusCode}`);
      }
    }
  expect(pagesRead).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test("no origin is let in: no answer has a CORS header, not even to a preflight", async () => {
  const { world, operations } = attacked;
  for (const operation of operations) {
    const url = aim(operation, world.targets);
    const origin = { origin: "https://evil.example", "access-control-request-method": operation.method };
    for (const method of ["OPTIONS", operation.method === "GET" ? "GET" : "OPTIONS"] as const) {
      const { headers } = await world.server.http.inject({
        url,
        method,
        headers: { ...world.a.headers, ...origin },
      });
      const names = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
      expect(names, `${method} ${url}`).toEqual([]);
    }
  }
});

test("no answer for a signed-in user may be kept by browsers or by what is between", async () => {
  const { world, operations, ask } = attacked;
  const kept: string[] = [];
  for (const operation of operations.filter(({ needsUser, method }) => needsUser && method === "GET")) {
    const { headers, statusCode } = await ask(operation, { url: aim(operation, world.targets) });
    if (statusCode === 200 && !String(headers["cache-control"]).includes("no-store"))
      kept.push(operation.name);
  }
  expect(kept).toEqual([]);
});

test("a parameter that is given twice is refused, and never a fault", async () => {
  const { world, operations, queries, ask } = attacked;
  const taken: string[] = [];
  for (const operation of operations.filter(({ method }) => method === "GET"))
    for (const name of queries[operation.name]!) {
      const url = aim(operation, world.targets);
      const { statusCode } = await ask(operation, {
        url: `${url}${url.includes("?") ? "&" : "?"}${name}=1&${name}=2`,
      });
      if (statusCode < 400 || statusCode >= 500) taken.push(`${operation.name} ${name}: ${statusCode}`);
    }
  expect(taken).toEqual([]);
});

test("what is refused is a line in the log, with its status", async () => {
  const { server } = attacked.world;
  const asked = await server.http.inject({ url: "/api/marketplace-solopreneur/user/orders" });
  const line = server
    .logged()
    .split("\n")
    .find((logged) => logged.includes(String(asked.headers["x-request-id"])));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", status: 401, path: expect.any(String) });
});

test("TRACE is refused: nothing of a request comes back", async () => {
  const { port } = new URL(await attacked.world.server.listen());
  const answer = await new Promise<string>((resolve, reject) => {
    let said = "";
    const socket = connect({ port: Number(port), host: "127.0.0.1" }, () =>
      socket.write("TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: hunter2\r\nConnection: close\r\n\r\n"),
    );
    socket.on("data", (chunk) => (said += String(chunk)));
    socket.on("close", () => resolve(said)).on("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(answer).not.toContain("hunter2");
});
