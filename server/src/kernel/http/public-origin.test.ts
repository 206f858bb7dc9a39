import { expect, test } from "vitest";
import { publicOrigin } from "./public-origin.ts";

const asked = (protocol: string, host: string) =>
  publicOrigin({ PUBLIC_URL: undefined }, { protocol: protocol as "http", headers: { host } });

test.each([
  ["http", "localhost:3000", "http://localhost:3000"],
  ["https", "Desk.Example.com", "https://desk.example.com"],
  ["http", "127.0.0.1:4100", "http://127.0.0.1:4100"],
  ["http", "[::1]:3000", "http://[::1]:3000"],
  ["http", "localhost:80", "http://localhost"],
])("%s://%s is taken as it was asked for", (protocol, host, origin) => {
  expect(asked(protocol, host)).toBe(origin);
});

test.each([
  ["foo", "example.com"],
  ["http", "a&b"],
  ["http", 'x"><script>'],
  ["http", "example.com/path"],
  ["http", "user@example.com"],
  ["http", ""],
  ["http", "example.com:99999"],
  ["https, http", "example.com"],
  ["http", `${"a.".repeat(200)}example.com`],
])("%s://%s is nothing a browser sends", (protocol, host) => {
  expect(asked(protocol, host)).toBe("http://localhost");
});

test("PUBLIC_URL wins over whatever was asked for", () => {
  const PUBLIC_URL = "https://desk.example.com";
  expect(publicOrigin({ PUBLIC_URL }, { protocol: "http", headers: { host: "evil.example" } })).toBe(
    PUBLIC_URL,
  );
});

test("what is said to have been asked for before a proxy is not believed", () => {
  const headers = { host: "shop.test", "x-forwarded-host": "evil.test" };
  expect(publicOrigin({ PUBLIC_URL: undefined }, { protocol: "https", headers })).toBe("https://shop.test");
});
