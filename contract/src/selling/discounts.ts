// Discounts: codes that customers enter, and automatic ones.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money, Price } from "../kernel/money.ts";
import { Percent } from "../kernel/percent.ts";
import { line } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { DiscountCode } from "./discounts/applied-discount.ts";

/** Most discounts that a store has at a time. */
export const maxDiscounts = 500;
/** Most products or services that a discount names. */
export const maxDiscounted = 200;
/** Most automatic discounts of a store that are on and haven't ended: every cart is priced with all of them. */
export const maxAutomatic = 20;
const maxUses = 1_000_000;

export const discountStates = ["scheduled", "active", "used_up", "ended", "off"] as const;

/** `amount` is taken off once, spread over the lines it applies to. */
const off = [
  z.strictObject({ kind: z.literal("percent"), value: Percent }),
  z.strictObject({ kind: z.literal("amount"), value: Price }),
  z.strictObject({ kind: z.literal("free_shipping") }),
] as const;
const Off = z.discriminatedUnion("kind", off);

const ids = z
  .array(Id)
  .min(1, { error: () => t("Pick at least one.") })
  .max(maxDiscounted);
const AppliesTo = z.union([
  z.literal("all"),
  z.strictObject({ product_ids: ids }),
  z.strictObject({ service_ids: ids }),
]);

const Uses = z
  .int({ error: () => t("Use a whole number.") })
  .min(1, { error: () => t("Use 1 or more, or clear the field.") })
  .max(maxUses, { error: () => t("Use at most {count}.", { count: maxUses }) });

const needsCode = () => t("Only discounts with a code can be limited to customers.");

export const SetDiscount = z
  .strictObject({
    /** Null: automatic. Case doesn't matter. */
    code: DiscountCode.nullable().default(null),
    /** What customers see of an automatic one; a code shows itself. */
    title: line(60).default(""),
    off: Off,
    applies_to: AppliesTo.default("all"),
    /** Minimum price of the items that it applies to, together. */
    minimum: Price.nullable().default(null),
    starts_at: Instant.nullable().default(null),
    ends_at: Instant.nullable().default(null),
    limit: Uses.nullable().default(null),
    /** Only with a code: the buyer isn't known yet when the cart shows its price. */
    per_customer: Uses.nullable().default(null),
    /** Only for people who have bought nothing from the store yet; with a code only, too. */
    first_order: z.boolean().default(false),
    /** Whether it can be used together with others that are stackable. */
    stackable: z.boolean().default(false),
    active: z.boolean().default(true),
  })
  .refine(({ code, title }) => code !== null || title !== "", {
    error: () => t("Enter what customers see, such as “Autumn sale”."),
    path: ["title"],
  })
  .refine(({ code, per_customer }) => code !== null || per_customer === null, {
    error: needsCode,
    path: ["per_customer"],
  })
  .refine(({ code, first_order }) => code !== null || !first_order, {
    error: needsCode,
    path: ["first_order"],
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || Date.parse(starts_at) < Date.parse(ends_at), {
    error: () => t("The end must be after the start."),
    path: ["ends_at"],
  });
export type SetDiscount = z.infer<typeof SetDiscount>;

export const Discount = z.object({
  id: Id,
  code: z.string().nullable(),
  title: z.string(),
  off: Off,
  applies_to: AppliesTo,
  /** What `applies_to` names; null for what is no longer in the catalogue. */
  named: z.array(z.object({ id: Id, name: z.string().nullable() })),
  minimum: Money.nullable(),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  limit: z.int().nullable(),
  per_customer: z.int().nullable(),
  first_order: z.boolean(),
  stackable: z.boolean(),
  active: z.boolean(),
  state: z.enum(discountStates),
  /** Orders that have it, unpaid ones that still hold it included. */
  uses: z.int(),
  /** Of the paid orders: how many, what was paid for them less refunds, and what the discount took off. */
  orders: z.int(),
  revenue: Money,
  given_away: Money,
});
export type Discount = z.infer<typeof Discount>;

const DiscountId = z.strictObject({ id: Id });
const Saved = z.object({ status: z.literal(true), message: z.string(), data: Discount });

export const discounts = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/discounts`,
    summary: "List your discounts and what they brought",
    access: "user",
    answer: z.object({ data: z.array(Discount) }),
    failed: msg("Failed to load discounts"),
    agent: "read",
  }),
  add: endpoint({
    method: "POST",
    path: `${M}/user/discounts`,
    summary: "Add a discount: a code, or an automatic one",
    access: "user",
    body: SetDiscount,
    answer: Saved,
    status: 201,
    refuses: ["store_required"],
    done: msg("Discount added"),
    failed: msg("Failed to add discount"),
    idempotent: true,
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/discounts/:id`,
    summary: "Replace the terms of a discount; orders that have it keep theirs",
    access: "user",
    params: DiscountId,
    body: SetDiscount,
    answer: Saved,
    refuses: ["not_found"],
    done: msg("Discount saved"),
    failed: msg("Failed to save discount"),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/discounts/:id`,
    summary: "Delete a discount; orders that have it keep it",
    access: "user",
    params: DiscountId,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("Discount deleted"),
    failed: msg("Failed to delete discount"),
  }),
};
