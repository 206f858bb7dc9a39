// What a cart asks for: which, how many and from whom. What it costs only the server says.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Instant } from "../../kernel/time.ts";
import { websiteUrlLength } from "../../store/store/website-url.ts";

/** Lines of one cart, and pieces of one line. */
export const maxCartLines = 100;
export const maxQuantity = 999;
/** Services in one cart: each asks a calendar, and keeps a time from others until it is paid. */
export const maxCartTimes = 15;

export const itemKinds = ["product", "service"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const WantedItem = z.strictObject({
  kind: z.enum(itemKinds).default("product"),
  /** In one way of writing, so that two lines of one product are known as such. */
  id: Id.toLowerCase(),
  quantity: z
    .int("Use a whole number.")
    .min(1, "Use at least 1.")
    .max(maxQuantity, `Use at most ${maxQuantity}.`),
  /** The store it is bought from; null: the marketplace itself, at its wholesale price. */
  website_url: z.string().min(1).max(websiteUrlLength.max).nullable(),
  /** Of a service: the time that is wanted. */
  starts_at: Instant.optional(),
});
export type WantedItem = z.infer<typeof WantedItem>;

export const WantedItems = z
  .array(WantedItem)
  .min(1, "The cart is empty.")
  .max(maxCartLines)
  .refine((items) => items.filter(({ kind }) => kind === "service").length <= maxCartTimes, {
    message: `A cart holds at most ${maxCartTimes} services.`,
  });
