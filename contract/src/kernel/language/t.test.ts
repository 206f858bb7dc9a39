import { expect, test } from "vitest";
import { msg, t } from "./t.ts";

test("values are put in their places, and never read as a message themselves", () => {
  expect(t("Refund {amount} to {name}", { amount: "$5.00", name: "{amount} <b>'Ann'</b>" })).toBe(
    "Refund $5.00 to {amount} <b>'Ann'</b>",
  );
});

test("a count picks its form, and # is written with separators", () => {
  const orders = (count: number) =>
    t("{count, plural, =0 {No orders} one {# order} other {# orders}}", { count });
  expect([0, 1, 2, 1234].map(orders)).toEqual(["No orders", "1 order", "2 orders", "1,234 orders"]);
});

test("a word picks its form, or other", () => {
  const by = (who: string) => t("{who, select, buyer {You cancelled it} other {It was cancelled}}", { who });
  expect(["buyer", "constructor"].map(by)).toEqual(["You cancelled it", "It was cancelled"]);
});

test("a constant is shown later, and the note behind || never", () => {
  const names = { open: msg("Open||status"), shut: msg("Don't") };
  expect([t(names.open), t(names.shut), t("Book||verb")]).toEqual(["Open", "Don't", "Book"]);
});
