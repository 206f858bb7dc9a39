import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { AddService } from "../catalog/services.ts";
import { Register } from "../identity/auth.ts";
import { Customer } from "../scheduling/customers/customer.ts";
import { CreateStore } from "../store/store.ts";
import { msg } from "./language/t.ts";
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

  test.each([" ", "", undefined])("a required field that holds %j is named by its schema", (value) => {
    const messageOf = (schema: z.ZodType) => schema.safeParse(value).error?.issues[0]?.message;
    expect(messageOf(text(20, 1, msg("Enter a reason.")))).toBe("Enter a reason.");
    expect(messageOf(text(20, 1))).toBe("This field is required.");
    expect(messageOf(Register.shape.name)).toBe("Enter your name.");
    expect(messageOf(Email)).toBe("Enter an email address such as name@example.com.");
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

test("names are one line without control characters; longer texts keep their lines", () => {
  const names = [Register.shape.name, CreateStore.shape.name, AddService.shape.name, Customer.shape.name];
  for (const name of names) {
    for (const broken of [
      "Ada\nEve",
      "Ada\r\nBcc: x",
      "Ada\u0085Eve",
      "Ada\u2028Eve",
      "Ada\u001b]0;x",
      "A\tB",
    ]) {
      const { error } = name.safeParse(broken);
      expect(error?.issues[0]?.message, JSON.stringify(broken)).toBe(
        "Use a single line, without tabs or other control characters.",
      );
    }
    expect(name.parse(" Zoë Ärger 理髪店 👩‍🔧 ")).toBe("Zoë Ärger 理髪店 👩‍🔧");
  }
  expect(CreateStore.shape.description.parse("One\nTwo")).toBe("One\nTwo");
});
