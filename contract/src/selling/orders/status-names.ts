import { type Message, msg } from "../../kernel/language/t.ts";
import type { OrderStatus } from "./order.ts";

export const orderStatusNames: Readonly<Record<OrderStatus, Message>> = {
  pending_payment: msg("Awaiting payment"),
  paid: msg("Paid||status of an order"),
  processing: msg("Processing||status of an order"),
  shipped: msg("Shipped||status of an order"),
  delivered: msg("Delivered||status of an order"),
  cancelled: msg("Cancelled||status of an order"),
  expired: msg("Expired||status of an order"),
  refunded: msg("Refunded||status of an order"),
};
