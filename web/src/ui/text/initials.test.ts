import { expect, test } from "vitest";
import { displayEmail, displayName, initials } from "./initials.ts";

test.each([
  [{ name: "Maya Okafor", email: "x@y.z" }, "MO"],
  [{ name: "  maya   de   okafor ", email: "x@y.z" }, "MD"],
  [{ name: "Cher", email: "x@y.z" }, "C"],
  [{ name: "émile zola" }, "ÉZ"],
  [{ name: "😀 smile" }, "😀S"],
  [{ name: "", email: "maya@example.com" }, "MA"],
  [{ name: "   ", email: "q" }, "Q"],
  [{ name: null, email: null }, "SA"],
  [null, "SA"],
])("%j has the initials %s", (person, letters) => {
  expect(initials(person)).toBe(letters);
});

test("the display name falls back to the email, then Guest", () => {
  expect(displayName({ name: "Maya", email: "m@x.y" })).toBe("Maya");
  expect(displayName({ name: "", email: "m@x.y" })).toBe("m@x.y");
  expect(displayName(null)).toBe("Guest");
  expect(displayEmail(null)).toBe("Not logged in");
});
