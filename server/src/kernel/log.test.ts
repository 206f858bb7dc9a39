import { expect, test } from "vitest";
import { readable } from "./log.ts";

const line = (path: string) =>
  readable(JSON.stringify({ time: 0, level: 30, msg: "", method: "GET", path, status: 404 }));

test("a line for people says what happened", () => {
  expect(line("/store/ada")).toBe("00:00:00 info method=GET path=/store/ada status=404");
});

test.each([
  ["the title of the window", "/\u001b]0;owned\u0007", "/\\u{1b}]0;owned\\u{7}"],
  ["a line of its own", "/x\r\n00:00:00 fatal", "/x\\u{d}\\u{a}00:00:00 fatal"],
  ["a command in one character", "/\u009b2J", "/\\u{9b}2J"],
  ["a line break of Unicode", "/a\u2028b", "/a\\u{2028}b"],
  ["the direction of writing", "/\u202egpj.exe", "/\\u{202e}gpj.exe"],
])("nobody who asks for an address writes %s", (_what, path, shown) => {
  expect(line(path)).toBe(`00:00:00 info method=GET path=${shown} status=404`);
});
