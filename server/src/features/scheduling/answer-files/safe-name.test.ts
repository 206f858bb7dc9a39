import { expect, test } from "vitest";
import { safeName } from "./safe-name.ts";

test.each([
  ["IMG 1.jpeg", "IMG 1.webp"],
  ["../../etc/passwd", "passwd.webp"],
  ["..\\..\\evil.svg", "evil.webp"],
  ["..", "file.webp"],
  ["", "file.webp"],
  [".pdf", "file.webp"],
  ["fdp.\u202Eexe.pdf", "fdp.exe.webp"],
  ["a\u0000\n\tb\u200B\u2028.html", "ab.webp"],
  ['a"b*c<d>:|?%.png', "abcd.webp"],
  ["Überweisung für Zoë 💅.pdf", "Überweisung für Zoë 💅.webp"],
  ["x".repeat(500), `${"x".repeat(100)}.webp`],
  ["💅".repeat(500), `${"💅".repeat(100)}.webp`],
  ["half \uD83D.png", "half.webp"],
  ["v1.2 final", "v1.webp"],
])("%j is shown and saved as %j", (sent, name) => {
  expect(safeName(sent, "webp")).toBe(name);
});
