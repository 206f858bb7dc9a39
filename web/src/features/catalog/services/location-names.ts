import type { Service } from "@solodesk/contract/catalog/services.ts";

/** Where a service takes place, as its seller sees it. */
export const locationNames = {
  in_person: "At your place",
  online: "Online",
  customer_place: "At the customer's place",
} as const satisfies Record<Service["location"], string>;
