// What a cart asks for: items, quantities and stores. Only the server sets prices.

import { z } from "zod";
import { GivenAnswers } from "../../catalog/services/answers.ts";
import { Id } from "../../kernel/id.ts";
import { t } from "../../kernel/language/t.ts";
import { Instant } from "../../kernel/time.ts";
import { Notes } from "../../scheduling/appointments/create-appointment.ts";
import { websiteUrlLength } from "../../store/store/website-url.ts";
import { itemKinds, maxQuantity } from "../orders/item.ts";

export const maxCartLines = 100;
/** Most services in a cart: each queries a calendar, and holds a time until it is paid. */
export const maxCartTimes = 15;

export const WantedItem = z.strictObject({
  kind: z.enum(itemKinds).default("product"),
  /** In lower case, so that two lines for the same product are recognised. */
  id: Id.toLowerCase(),
  /** Which variant, of a product that has any. */
  variant_id: Id.toLowerCase().optional(),
  /** For a service: how many spots. For a pack, whose id is that of its service: how many visits. */
  quantity: z
    .int({ error: () => t("Use a whole number.") })
    .min(1, { error: () => t("Use at least 1.") })
    .max(maxQuantity, { error: () => t("Use at most {count}.", { count: maxQuantity }) }),
  /** The store it is bought from; null: the marketplace itself, at its wholesale price. */
  website_url: z.string().min(1).max(websiteUrlLength.max).nullable(),
  /** For a service: the requested time. */
  starts_at: Instant.optional(),
  /** The visitor's hold on that time. */
  hold: z.string().max(100).optional(),
  /** For a service: answers to its questions, and notes. */
  answers: GivenAnswers.optional(),
  notes: Notes.optional(),
});
export type WantedItem = z.infer<typeof WantedItem>;

export const WantedItems = z
  .array(WantedItem)
  .min(1, { error: () => t("The cart is empty.") })
  .max(maxCartLines)
  .refine((items) => items.filter(({ kind }) => kind === "service").length <= maxCartTimes, {
    error: () => t("A cart can hold at most {count} services.", { count: maxCartTimes }),
  });
