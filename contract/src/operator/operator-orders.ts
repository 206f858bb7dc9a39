// The marketplace's own orders, and the goods that come back to it, for the people who run the installation: what
// `solo orders` does.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { Order, orderStatuses } from "../selling/orders/order.ts";
import { Consequence } from "../selling/orders/refund.ts";
import { ChangeOrder } from "../selling/orders.ts";

/** Sent goods of which a seller said that they come back. */
export const AwaitingReturn = z.object({
  /** Of the order. */
  id: Id,
  number: z.string(),
  version: z.int(),
  customer: z.string(),
  /** Name of the store that sold them; null for the marketplace itself. */
  store: z.string().nullable(),
  pieces: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** What they cost at wholesale: the store gets it back if they arrived. */
  wholesale: Money,
});
export type AwaitingReturn = z.infer<typeof AwaitingReturn>;

const OfId = z.strictObject({ id: Id });

export const operatorOrders = {
  listOrders: endpoint({
    method: "GET",
    path: "/api/operator/orders",
    summary: "List the orders that the marketplace itself sold, newest first",
    access: "operator",
    query: z.strictObject({
      ...pageQuery(),
      status: z.enum(orderStatuses).optional(),
      /** Words of the customer or an item, or a part of the number; "#1042" finds only that order. */
      q: text(200).default(""),
    }),
    answer: z.object({
      orders: z.array(Order),
      pagination: Pagination,
      /** For the search without its status. */
      counts: z.record(z.enum(orderStatuses), z.int()),
    }),
    failed: msg("Failed to fetch orders"),
  }),
  getOrder: endpoint({
    method: "GET",
    path: "/api/operator/orders/:id",
    summary: "Get an order that the marketplace itself sold",
    access: "operator",
    params: OfId,
    answer: z.object({ data: Order }),
    refuses: ["not_found"],
    failed: msg("Failed to load the order"),
  }),
  changeOrder: endpoint({
    method: "POST",
    path: "/api/operator/orders/:id/status",
    summary: "Move an order of the marketplace to its next status, or cancel and refund it",
    access: "operator",
    params: OfId,
    body: ChangeOrder.required({ version: true }),
    answer: z.object({ status: z.literal(true), message: z.string(), data: Order }),
    refuses: [
      "not_found",
      "invalid_transition",
      "version_conflict",
      "confirmation_required",
      // While visits of a pack in it are booked.
      "not_refundable",
    ],
    done: msg("Order saved"),
    failed: msg("Failed to save the order"),
  }),
  previewCancellation: endpoint({
    method: "GET",
    path: "/api/operator/orders/:id/cancellation",
    summary: "Preview what cancelling an order of the marketplace does",
    access: "operator",
    params: OfId,
    answer: z.object({ data: z.array(Consequence) }),
    refuses: ["not_found", "invalid_transition", "not_refundable"],
    failed: msg("Failed to preview the change"),
  }),
  listReturns: endpoint({
    method: "GET",
    path: "/api/operator/returns",
    summary:
      "List orders of all sellers with sent goods that wait for the marketplace to confirm their return, oldest first: at most 100",
    access: "operator",
    answer: z.object({ data: z.array(AwaitingReturn) }),
    failed: msg("Failed to load the returns"),
  }),
  settleReturn: endpoint({
    method: "POST",
    path: "/api/operator/returns/:id",
    summary:
      "Record that the goods of an order arrived, which puts them back in stock and credits their store, or that they did not",
    access: "operator",
    params: OfId,
    /** `version`: the order's, as it was read. */
    body: z.strictObject({ arrived: z.boolean(), version: z.int() }),
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found", "invalid_transition", "version_conflict", "confirmation_required"],
    done: msg("Return recorded"),
    failed: msg("Failed to record the return"),
  }),
};
