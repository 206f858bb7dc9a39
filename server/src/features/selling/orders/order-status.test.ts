import { orderActors, orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { expect, test } from "vitest";
import { canOrderBecome } from "./order-status.ts";

const address = { line1: "1 Yard", city: "Arlington", postal_code: "22201", country: "US" };
const paidOnce = ["paid", "processing", "shipped", "delivered", "refunded"];

/** All allowed steps, as "from → to". */
function stepsOf(by: (typeof orderActors)[number], ships: boolean, wasPaid = false): string[] {
  return orderStatuses.flatMap((status) =>
    orderStatuses
      .filter((to) => {
        const paidAt = wasPaid || paidOnce.includes(status) ? new Date() : null;
        return canOrderBecome({ status, paidAt, shippingAddress: ships ? address : null }, to, by);
      })
      .map((to) => `${status} → ${to}`),
  );
}

test("sellers lead what ships over its shipping", () => {
  expect(stepsOf("seller", true)).toEqual([
    "paid → processing",
    "paid → shipped",
    "paid → cancelled",
    "processing → shipped",
    "processing → cancelled",
    "shipped → delivered",
  ]);
});

test("what does not ship is delivered without it", () => {
  expect(stepsOf("seller", false)).toEqual([
    "paid → processing",
    "paid → delivered",
    "paid → cancelled",
    "processing → delivered",
    "processing → cancelled",
    "shipped → delivered",
  ]);
});

test("buyers call off what is not paid, and nothing else", () => {
  expect(stepsOf("buyer", true)).toEqual(["pending_payment → cancelled"]);
});

test("the system pays, also late, but never twice; and it ends what all money went back for", () => {
  const always = ["paid → cancelled", "processing → cancelled", "shipped → refunded", "delivered → refunded"];
  expect(stepsOf("system", true)).toEqual([
    "pending_payment → paid",
    "pending_payment → cancelled",
    "pending_payment → expired",
    ...always,
    "cancelled → paid",
    "expired → paid",
  ]);
  expect(stepsOf("system", true, true).filter((step) => step.endsWith("→ paid"))).toEqual([]);
});

test("of all 64 pairs 15 are allowed to somebody, and nothing follows a refund", () => {
  const allowed = new Set(orderActors.flatMap((by) => [true, false].flatMap((ships) => stepsOf(by, ships))));
  expect(allowed.size).toBe(15);
  expect([...allowed].filter((step) => step.startsWith("refunded"))).toEqual([]);
});
