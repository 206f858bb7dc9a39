import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { withHeadings } from "../kernel/headings.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { daysInOrder, SomeDay } from "../kernel/time.ts";
import { refundStatuses } from "../money/payments.ts";
import type { Store } from "../store/store.ts";
import { openPath } from "./orders/open-path.ts";
import { GuestOrder, Order, type OrderLink, orderRoles, orderStatuses } from "./orders/order.ts";
import { Consequence, RefundOrder, RefundQuery, RefundSplit } from "./orders/refund.ts";

const someOrAll = {
  role: z.enum(orderRoles).default("seller"),
  status: z.enum([...orderStatuses, "all"]).default("all"),
  q: text(200).default(""),
  from: SomeDay.optional(),
  to: SomeDay.optional(),
};

/** Filter of the orders. */
export const OrderFilter = daysInOrder(z.strictObject(someOrAll));
export type OrderFilter = z.infer<typeof OrderFilter>;

export const ChangeOrder = z.strictObject({
  status: z.enum(orderStatuses),
  tracking: text(200).optional(),
  note: text(1000).optional(),
  /** The version the caller saw; refused if there is a newer one. */
  version: z.int().optional(),
});
export type ChangeOrder = z.infer<typeof ChangeOrder>;

/**
 * Input of the guest's built page: `renderOrderPage(page: OrderPage): string` returns a whole HTML document.
 */
export interface OrderPage {
  store: Store;
  order: GuestOrder;
  code: string;
  /** Where an unpaid order can be paid; null if it cannot be, or need not be. */
  checkout_url: string | null;
  /** The payment from which the guest returns, and whether they cancelled before paying. */
  back: { payment: Id; cancelled: boolean } | null;
  /** Other orders of that payment, for a guest who returns from it. */
  others: OrderLink[];
  /** Paths on this site. */
  assets: { scripts: string[]; styles: string[] };
}

const OrderId = z.strictObject({ id: Id });
const SavedOrder = z.object({ status: z.literal(true), message: z.string(), data: Order });

const mostPacks = 60;
/** Each reads up to 100 emails. */
const packLimit: Limit = {
  most: mostPacks,
  per: "hour",
  by: "user",
  message: () => t("You've downloaded evidence {count} times within an hour.", { count: mostPacks }),
};

export const orders = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/orders`,
    summary: "List orders you sold or bought, newest first",
    access: "user",
    query: daysInOrder(z.strictObject({ ...pageQuery(), ...someOrAll })),
    answer: z.object({
      orders: z.array(Order),
      pagination: Pagination,
      /** For the filter without its status. */
      counts: z.record(z.enum(orderStatuses), z.int()),
    }),
    failed: msg("Failed to fetch orders"),
    agent: "read",
  }),
  get: endpoint({
    method: "GET",
    path: `${M}/user/orders/:id`,
    summary: "Get an order you sold or bought",
    access: "user",
    params: OrderId,
    answer: z.object({ data: Order }),
    refuses: ["not_found"],
    failed: msg("Failed to load the order"),
    agent: "read",
  }),
  change: endpoint({
    method: "POST",
    path: `${M}/user/orders/:id/status`,
    summary: "Move an order to its next status, or cancel it; a paid order is refunded",
    access: "user",
    params: OrderId,
    body: ChangeOrder,
    answer: SavedOrder,
    refuses: [
      "not_found",
      "invalid_transition",
      "version_conflict",
      "confirmation_required",
      "debt_limit",
      // While visits of a pack in it are booked.
      "not_refundable",
    ],
    failed: msg("Failed to save the order"),
    idempotent: true,
    agent: "propose",
  }),
  addNote: endpoint({
    method: "POST",
    path: `${M}/user/orders/:id/notes`,
    summary: "Add a private note to a sale",
    access: "user",
    params: OrderId,
    body: z.strictObject({ note: text(1000, 1, msg("Enter a note.")) }),
    answer: SavedOrder,
    status: 201,
    refuses: ["not_found"],
    done: msg("Note saved"),
    failed: msg("Failed to save the note"),
  }),
  previewRefund: endpoint({
    method: "POST",
    path: `${M}/user/orders/:id/refund/preview`,
    summary: "Preview who pays what part of a refund",
    access: "user",
    params: OrderId,
    body: RefundOrder,
    answer: z.object({ data: RefundSplit }),
    refuses: ["not_found", "not_refundable", "already_refunded"],
    failed: msg("Failed to preview the refund"),
  }),
  previewConsequences: endpoint({
    method: "GET",
    path: `${M}/user/orders/:id/refund-preview`,
    summary: "Preview what a refund, or cancelling a paid order, does; takes the same input as the refund",
    access: "user",
    params: OrderId,
    query: RefundQuery,
    answer: z.object({ data: z.array(Consequence) }),
    refuses: ["not_found", "not_refundable", "already_refunded", "invalid_transition", "debt_limit"],
    failed: msg("Failed to preview the refund"),
  }),
  refund: endpoint({
    method: "POST",
    path: `${M}/user/orders/:id/refund`,
    summary: "Refund a sale: in full, by items or by amount",
    access: "user",
    params: OrderId,
    body: RefundOrder,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      data: z.object({ refund_id: Id, status: z.enum(refundStatuses), amount: Money }),
    }),
    refuses: ["not_found", "not_refundable", "already_refunded", "confirmation_required", "debt_limit"],
    done: msg("Refund initiated successfully!"),
    failed: msg("Failed to initiate refund."),
    idempotent: true,
    agent: "propose",
  }),
  previewTimeConsequences: endpoint({
    method: "GET",
    path: `${M}/user/appointments/:id/consequences`,
    summary: "Preview what follows from cancelling an appointment or recording a no-show, without doing it",
    access: "user",
    params: OrderId,
    query: z.strictObject({
      /** "refund" cancels it as well, "cancel_following" all later ones of its series. */
      action: z.enum(["cancel", "cancel_following", "no_show", "refund"]),
      /** As for editing the appointment. */
      keep: z.enum(["true", "false", "policy"]).optional(),
    }),
    answer: z.object({ data: z.array(Consequence) }),
    refuses: ["not_found", "not_refundable", "invalid_transition", "debt_limit"],
    failed: msg("Failed to preview the change"),
  }),
  getGuestOrder: endpoint({
    method: "GET",
    path: `${M}/order/:code`,
    summary: "Get an order by its guest's link",
    access: "public",
    params: z.strictObject({ code: z.string().max(100) }),
    answer: z.object({ data: GuestOrder }),
    refuses: ["not_found"],
    failed: msg("Failed to load the order"),
    personal: true,
  }),
  getDisputePack: endpoint({
    method: "GET",
    path: `${M}/user/orders/:id/dispute-pack`,
    summary: "Download what proves a paid sale to a bank that disputes it, as a zip file",
    access: "user",
    params: OrderId,
    answer: z.string(),
    download: { type: "application/zip", name: "dispute.zip" },
    refuses: ["not_found", "invalid_transition"],
    failed: msg("Failed to download the evidence"),
    limit: packLimit,
  }),
  recordOpen: endpoint({
    method: "POST",
    path: openPath,
    summary:
      "Record that a customer opened the page of an order or a booking; the answer is the same whether or not it counts",
    access: "public",
    body: z.strictObject({ page: z.enum(["order", "booking"]), code: z.string().max(100) }),
    answer: z.null(),
    status: 204,
    failed: msg("Failed to record the visit"),
    budget: "other",
  }),
  export: endpoint({
    method: "GET",
    path: `${M}/user/orders.csv`,
    summary: "Export orders as a CSV file, one row each, that is safe to open in a spreadsheet",
    access: "user",
    query: OrderFilter.safeExtend(withHeadings),
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "orders.csv" },
    failed: msg("Failed to export the orders"),
  }),
};
