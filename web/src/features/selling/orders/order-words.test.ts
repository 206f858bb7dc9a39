import type { Order, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import { expect, test } from "vitest";
import { paymentBeside } from "./order-words.ts";

type State = Order["payment"]["status"];

test.each<[OrderStatus, State, string]>([
  ["pending_payment", "pending", "By card"],
  ["paid", "paid", "By card"],
  ["shipped", "paid", "By card"],
  ["delivered", "partly_refunded", "By card · Partly refunded"],
  ["delivered", "refunded", "By card · Refunded"],
  ["refunded", "refunded", "By card"],
  ["cancelled", "failed", "Not paid"],
  ["cancelled", "paid", "By card · Paid"],
  ["cancelled", "refunded", "By card · Refunded"],
  ["expired", "failed", "Not paid"],
])("beside the status %s, a payment that is %s reads %s", (status, state, words) => {
  const payment = { status: state, gateway: "stripe", reference: null };
  expect(paymentBeside({ status, payment })).toBe(words);
});
