import { expect, test } from "vitest";
import { accountEmailContent } from "./account-email.ts";

const at = new Date("2026-06-01T12:05:00Z");
const when = { name: "When", values: [expect.stringMatching(/^June 1, 2026 at 12:05\sPM UTC$/)] };

test("what happened says when, behind what else there is to know of it", () => {
  expect(accountEmailContent({ kind: "password_changed", at }).facts).toEqual([when]);
  expect(accountEmailContent({ kind: "password_changed", at, isFirst: true }).subject).toBe(
    "Your password was set",
  );
  expect(accountEmailContent({ kind: "google_linked", at, email: "maya@example.com" }).facts).toEqual([
    { name: "Google account", values: ["maya@example.com"] },
    when,
  ]);
  expect(accountEmailContent({ kind: "reset_password", link: "https://a", email: "" }).facts).toEqual([]);
});
