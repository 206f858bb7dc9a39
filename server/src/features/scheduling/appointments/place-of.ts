import type { Service } from "@solodesk/contract/catalog/services.ts";

interface Places {
  /** Of the store. */
  address: string;
  /** Their name. */
  customer: string;
}

/** Where one meets; at the store where no service says otherwise. */
export function placeOf(location: Service["location"] | null, { address, customer }: Places): string {
  if (location === "online") return "Online";
  return location === "customer_place" ? `At the place of ${customer}` : address;
}
