import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

const origin = "https://desk.example";

test.each([
  ["/", "/"],
  ["/orders", "/orders"],
  ["/orders?status=open&page=2#line-3", "/orders?status=open&page=2#line-3"],
  ["/store/caf%C3%A9", "/store/caf%C3%A9"],
  ["/faqs?next=https://evil.example", "/faqs?next=https://evil.example"],
  ["/a/../orders", "/orders"],
  ["/orders?at=10:30@home", "/orders?at=10:30@home"],
])("%s is followed", (wanted, followed) => {
  expect(safeRedirect(wanted, origin)).toBe(followed);
});

const bare = [
  "https://evil.example",
  "HTTPS://evil.example",
  "http:evil.example",
  "ftp://evil.example",
  "evil.example",
];
const slashes = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "/\\/evil.example",
];
const backslashes = ["\\\\evil.example", "\\/evil.example", "/orders\\..\\..\\evil", "/./\\evil.example"];
const scripts = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:x",
];
const hidden = [
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u0000/evil.example",
  "\u0001//evil.example",
  "/\u000b/evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\ufeff/evil.example",
  "\u0000javascript:alert(1)",
  "/\u007f/evil",
];
const dotted = [
  "/x/..//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/b/../..//evil.example",
  "/%2e%2e//evil.example",
  "/%2E//evil.example",
];
const persons = [
  "https://desk.example@evil.example",
  "//desk.example@evil.example",
  "//evil.example\\@desk.example",
];
const near = [
  "https://desk.example.evil.example",
  "https:desk.example.evil",
  "https://desk.example:444/",
  "@evil.example",
  "?x",
  "#x",
  "",
];

test.each([...bare, ...slashes, ...backslashes, ...scripts, ...hidden, ...dotted, ...persons, ...near])(
  "%j is not followed",
  (wanted) => expect(safeRedirect(wanted, origin)).toBeUndefined(),
);

test("no wish is no redirect", () => {
  expect(safeRedirect(null, origin)).toBeUndefined();
  expect(safeRedirect(undefined, origin)).toBeUndefined();
});
