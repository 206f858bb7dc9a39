import type { Service } from "@solodesk/contract/catalog/services.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";

/** Where a service takes place, in the seller's words. */
export const locationNames = {
  in_person: msg("At your place"),
  online: msg("Online"),
  customer_place: msg("At the customer's place"),
} as const satisfies Record<Service["location"], Message>;
