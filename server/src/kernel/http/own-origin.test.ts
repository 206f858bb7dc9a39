import { expect, test } from "vitest";
import { openOwnOrigin } from "./own-origin.ts";

test("until PUBLIC_URL names one address, everybody gets back to where they came in", () => {
  const origin = openOwnOrigin({ PUBLIC_URL: undefined, PORT: 4000 });
  expect(origin.get()).toBe("http://localhost:4000");
  expect(origin.backTo("http://192.168.1.5:4000")).toBe("http://192.168.1.5:4000");
  expect(origin.backTo("http://Desk.local:80")).toBe("http://desk.local");
  expect(origin.backTo("http://[::1]:4000")).toBe("http://[::1]:4000");
  origin.listensAt(4001);
  expect(origin.get()).toBe("http://localhost:4001");
});

test("with PUBLIC_URL nobody is led anywhere else, whatever a request says it is", () => {
  const origin = openOwnOrigin({ PUBLIC_URL: "https://desk.example.com/", PORT: 4000 });
  expect(origin.get()).toBe("https://desk.example.com");
  expect(origin.backTo("https://elsewhere.example")).toBe("https://desk.example.com");
});

test.each([
  "http://bad host",
  "http://[",
  "http://desk.example.com:99999",
  "http://x@elsewhere.example",
  "http://elsewhere.example/path?to=",
  "http://elsewhere.example#",
  "http://elsewhere.example\\x",
  "http://",
])("what a request says and no address is, leads home: %s", (origin) => {
  expect(openOwnOrigin({ PUBLIC_URL: undefined, PORT: 4000 }).backTo(origin)).toBe("http://localhost:4000");
});
