import { expect, test } from "vitest";
import { msg, t } from "./t.ts";

test("values are inserted as they are and not parsed as messages", () => {
  expect(t("Refund {amount} to {name}", { amount: "$5.00", name: "{amount} <b>'Ann'</b>" })).toBe(
    "Refund $5.00 to {amount} <b>'Ann'</b>",
  );
});

test("a plural picks the form for its count, and # has thousands separators", () => {
  const orders = (count: number) =>
    t("{count, plural, =0 {No orders} one {# order} other {# orders}}", { count });
  expect([0, 1, 2, 1234].map(orders)).toEqual(["No orders", "1 order", "2 orders", "1,234 orders"]);
});

test("a select picks the form for its word, or other", () => {
  const by = (who: string) => t("{who, select, buyer {You cancelled it} other {It was cancelled}}", { who });
  expect(["buyer", "constructor"].map(by)).toEqual(["You cancelled it", "It was cancelled"]);
});

test("a constant can be shown later, and the note after || is left out", () => {
  const names = { open: msg("Open||status"), shut: msg("Don't") };
  expect([t(names.open), t(names.shut), t("Book||verb")]).toEqual(["Open", "Don't", "Book"]);
});
