import { GivenAnswers } from "@solodesk/contract/catalog/services/answers.ts";
import { Id } from "@solodesk/contract/kernel/id.ts";
import { Money } from "@solodesk/contract/kernel/money.ts";
import { Instant } from "@solodesk/contract/kernel/time.ts";
import { Notes } from "@solodesk/contract/scheduling/appointments/create-appointment.ts";
import { itemKinds, maxQuantity } from "@solodesk/contract/selling/orders/item.ts";
import { z } from "zod";

/** A `WantedItem` as the browser keeps it, with the fields that are shown. */
export const CartItem = z.object({
  kind: z.enum(itemKinds),
  id: Id,
  /** Which variant, of a product that has any. */
  variant_id: Id.optional(),
  quantity: z
    .int()
    .min(1)
    .transform((quantity) => Math.min(quantity, maxQuantity)),
  /** The store that sells it; null means the marketplace itself. */
  website_url: z.string().min(1).nullable(),
  starts_at: Instant.optional(),
  /** The visitor's hold on that time. */
  hold: z.string().optional(),
  /** The end of that hold, by this device's clock. */
  held_until: Instant.optional(),
  /** The buyer's answers and notes for a booking. */
  answers: GivenAnswers.optional(),
  notes: Notes.optional(),
  name: z.string(),
  price: Money,
  image_url: z.string().nullable(),
});
export type CartItem = z.infer<typeof CartItem>;

export type CartIdentity = Pick<CartItem, "kind" | "id" | "variant_id" | "website_url" | "starts_at">;

/** Returns one string per identity, for use as a key. */
export const itemKey = ({ kind, id, variant_id, website_url, starts_at }: CartIdentity): string =>
  JSON.stringify([kind, id, website_url, starts_at, variant_id]);

export const isSameItem = (a: CartIdentity, b: CartIdentity): boolean => itemKey(a) === itemKey(b);
