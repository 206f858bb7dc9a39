import type { Service } from "@solodesk/contract/catalog/services.ts";

/** Where a service takes place, in the seller's words. */
export const locationNames = {
  in_person: "At your place",
  online: "Online",
  customer_place: "At the customer's place",
} as const satisfies Record<Service["location"], string>;
