// From a cart to a payment: pricing, opening the payment, and asking for its outcome.

import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money, Price } from "../kernel/money.ts";
import { Instant, Timezone } from "../kernel/time.ts";
import { gatewayNames, paymentOutcomes } from "../money/payments.ts";
import { Customer } from "../scheduling/customers/customer.ts";
import { PolicySha256, StoredPolicy } from "../store/store/policy.ts";
import { StoreTouch } from "../store/visits/touch.ts";
import { maxCartLines, maxCartTimes, WantedItems } from "./checkout/cart.ts";
import { AppliedDiscount, CodeProblem, TypedCodes } from "./discounts/applied-discount.ts";
import { Address } from "./orders/address.ts";
import { itemKinds } from "./orders/item.ts";
import { OrderLink } from "./orders/order.ts";

export const problemCodes = [
  "unavailable",
  "sold_out",
  "too_few_left",
  "time_needed",
  "time_taken",
  "own_store",
  "variant_required",
] as const;

/** Why a line cannot be bought as it is. */
export const CartProblem = z.object({
  /** The line's index among `items`, from 0, and the id it names. */
  line: z.int(),
  id: Id,
  code: z.enum(problemCodes),
  message: z.string(),
  /** For a product with too few in stock, or a time with too few spots: how many are left. */
  left: z.int().optional(),
});
export type CartProblem = z.infer<typeof CartProblem>;

/**
 * The parts of the total: what is paid with the order, and what at the appointment. An item's are without tax and shipping.
 */
const dues = { due_now: Money, due_later: Money };

export const PricedItem = z.object({
  /** Its index among the requested `items`, from 0. */
  line: z.int(),
  kind: z.enum(itemKinds),
  id: Id,
  variant_id: Id.optional(),
  /** Of a variant: with its values, as in "Lavender soap – Large / Lavender". */
  name: z.string(),
  sku: z.string(),
  image_url: z.string().nullable(),
  unit_price: Money,
  quantity: z.int(),
  /** Before the discount. What is due is after it. */
  total: Money,
  /** For the whole line. */
  discount: Money,
  ...dues,
  starts_at: Instant.optional(),
  ends_at: Instant.optional(),
  /** For a pack: for how many months its visits can be booked. */
  valid_months: z.int().optional(),
  /** For a service that needs a saved card: what may be charged to it. */
  card_fee: z.object({ no_show: Money, late_cancel: Money }).optional(),
  /** The store's time zone, for items with a time. */
  timezone: z.string().optional(),
});
export type PricedItem = z.infer<typeof PricedItem>;

/** `subtotal` is before the discount, `total` is subtotal − discount + shipping + tax. Tax is on what is paid now. */
const sums = { subtotal: Money, discount: Money, shipping: Money, tax: Money, total: Money, ...dues };

/** What is bought from one store, or, if `store` is null, from the marketplace itself. */
export const CartGroup = z.object({
  store: z
    .object({
      name: z.string(),
      website_url: z.string(),
      /** What the buyer accepts with a time; null without a time or a policy. */
      policy: StoredPolicy.nullable(),
    })
    .nullable(),
  items: z.array(PricedItem),
  ...sums,
});
export type CartGroup = z.infer<typeof CartGroup>;

export const CartPreview = z.object({
  success: z.literal(true),
  groups: z.array(CartGroup),
  ...sums,
  /** Whether anything has to be shipped. */
  ships: z.boolean(),
  /** Whether a store whose time is in the cart asks for a phone number. */
  needs_phone: z.boolean(),
  problems: z.array(CartProblem),
  /** What is taken off, by store. `lines`: of which items, as indexes among `items`; of all that ship for free shipping. */
  discounts: z.array(AppliedDiscount.extend({ website_url: z.string(), lines: z.array(z.int()) })),
  /** What gift cards pay of what is due now, and what is then left on them. Their codes are among `codes`. */
  gift_cards: z.array(
    z.object({
      /** As the buyer typed its code, and the end of it. */
      typed: z.string(),
      ending: z.string(),
      amount: Money,
      left: Money,
      website_url: z.string(),
    }),
  ),
  /** What is due now less what gift cards pay. */
  to_pay: Money,
  /** Why codes take nothing off, or gift cards pay nothing; `checkout.create` refuses those. */
  code_problems: z.array(CodeProblem),
  /**
   * Whether the card that pays is saved, for the fees of the items that have a `card_fee`. If nothing is due now, it is
   * saved without a charge. Credits can't stand in for a card.
   */
  needs_card: z.boolean(),
  /** Available ways to pay, in display order. */
  gateways: z.array(z.enum(gatewayNames)),
  /** The caller's credits that can pay; 0 for guests, and if a card is needed. */
  credits: Money,
});
export type CartPreview = z.infer<typeof CartPreview>;

export const CreatePayment = z.strictObject({
  items: WantedItems,
  codes: TypedCodes,
  customer: Customer,
  /** Required when something ships. */
  shipping_address: Address.optional(),
  /** Needed unless nothing is paid at a gateway: credits or discounts cover it all and no card is saved. */
  gateway: z.enum(gatewayNames).optional(),
  /** Pay with credits first, and only the rest at the gateway. */
  use_credits: z.boolean().default(false),
  /** The total the buyer was shown: if it differs, the payment is refused. */
  total: Price.optional(),
  /** What of it is paid now, likewise. */
  due_now: Price.optional(),
  /** What gift cards leave to pay of that, as the buyer saw it, likewise. */
  to_pay: Price.optional(),
  /** The cancellation policies that the buyer accepts: those of the stores whose times are in the cart. */
  policy_sha256: z.union([PolicySha256, z.array(PolicySha256).max(maxCartTimes)]).optional(),
  /** The buyer's, for emails that state times in it. */
  timezone: Timezone.optional(),
  /** What led the buyer to each of the stores they buy from. */
  touches: z.array(StoreTouch).max(maxCartLines).optional(),
});
export type CreatePayment = z.infer<typeof CreatePayment>;

export const OpenedPayment = z.object({
  payment_session_id: Id,
  gateway: z.enum(gatewayNames),
  /** Where the buyer pays or saves a card; null if credits covered it all, or discounts made it free. */
  checkout_url: z.string().nullable(),
  order_numbers: z.array(z.string()),
  /** What is left to pay at the gateway. */
  amount: Money,
  /** Pages on which a guest follows the orders, one for each; empty for members. */
  order_links: z.array(OrderLink),
});
export type OpenedPayment = z.infer<typeof OpenedPayment>;

const mostPayments = 60;
/**
 * Enough for the guests behind one network, including retries of declined cards. Each payment holds goods until it
 * is paid or has ended. Per process, because the database stores no visitors' addresses.
 */
const paymentLimit: Limit = {
  most: mostPayments,
  per: "hour",
  by: "user",
  message: () =>
    t("There have been {count} payment attempts from your account or network within an hour.", {
      count: mostPayments,
    }),
};

export const checkout = {
  preview: endpoint({
    method: "POST",
    path: `${M}/products/preview`,
    summary:
      "Preview what a cart costs, by store, with problems on the lines that cannot be bought. Public for lines of stores",
    access: "either",
    body: z.strictObject({ items: WantedItems, codes: TypedCodes }),
    answer: CartPreview,
    failed: msg("Failed to fetch product preview"),
    budget: "other",
  }),
  create: endpoint({
    method: "POST",
    path: `${M}/payment/create`,
    summary:
      "Place the orders of a cart, reserve their items for 15 minutes and start the payment. Public for lines of stores",
    access: "either",
    body: CreatePayment,
    answer: OpenedPayment,
    status: 201,
    refuses: [
      "out_of_stock",
      "item_unavailable",
      "slot_taken",
      "total_changed",
      "code_unknown",
      "code_ended",
      "code_used_up",
      "code_not_for_this",
      "policy_changed",
      "insufficient_funds",
      // If the credits spent within a day reach the minimum withdrawal.
      "confirmation_required",
      "gateway_unavailable",
    ],
    failed: msg("Failed to create order"),
    limit: paymentLimit,
    idempotent: true,
  }),
  verify: endpoint({
    method: "POST",
    path: `${M}/payment/verify`,
    summary: "Get the result of a payment from its gateway",
    access: "either",
    body: z.strictObject({ payment_session_id: Id }),
    answer: z.object({
      status: z.literal(true),
      data: z.object({
        payment: z.enum(paymentOutcomes),
        order_numbers: z.array(z.string()),
        /** For a payment that is still open: where to continue it. */
        checkout_url: z.string().nullable(),
        order_links: z.array(OrderLink),
        /**
         * The payment arrived after the items had become unavailable: nothing is bought, and all of it is
         * refunded.
         */
        goes_back: z.boolean(),
      }),
    }),
    refuses: ["not_found"],
    failed: msg("Payment verification failed. Please contact support."),
    personal: true,
  }),
};
