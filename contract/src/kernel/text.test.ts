import { describe, expect, test } from "vitest";
import { Email, text, verbatim } from "./text.ts";

describe("text", () => {
  test("is trimmed, and keeps every script", () => {
    expect(text(20).parse("  Łódź 田中 🧵 ")).toBe("Łódź 田中 🧵");
  });

  test.each(["a\u0000b", "\ud83d", "x".repeat(21)])("%j is refused, not changed", (value) => {
    expect(text(20).safeParse(value).success).toBe(false);
  });

  test("blanks alone do not fill a field that must be filled", () => {
    expect(text(20, 1).safeParse("   ").success).toBe(false);
  });
});

test("a password is kept exactly as typed", () => {
  expect(verbatim(20).parse("  pass word ")).toBe("  pass word ");
});

test.each([
  ["ada@example.com", true],
  [" Ada.Byron+shop@Example.co.uk ", true],
  ["ada@example", false],
  ["ada example.com", false],
  [`${"a".repeat(250)}@example.com`, false],
])("email %s: %s", (value, valid) => {
  expect(Email.safeParse(value).success).toBe(valid);
});
