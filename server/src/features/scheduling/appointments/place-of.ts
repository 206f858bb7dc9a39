import type { Service } from "@solodesk/contract/catalog/services.ts";

interface Places {
  /** The store's address. */
  address: string;
  /** The customer's name. */
  customer: string;
}

/** Returns where the appointment takes place. Without a service it is at the store. */
export function placeOf(location: Service["location"] | null, { address, customer }: Places): string {
  if (location === "online") return "Online";
  return location === "customer_place" ? `At the place of ${customer}` : address;
}
