import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";

interface Places {
  /** The store's address. */
  address: string;
  /** The customer's name. */
  customer: string;
  /** The link to an online meeting. */
  meetingUrl: string | null;
}

/** Returns where the appointment takes place. Without a service it is at the store. */
export function placeOf(
  location: Service["location"] | null,
  { address, customer, meetingUrl }: Places,
): string {
  if (meetingUrl !== null) return meetingUrl;
  if (location === "online") return t("Online||where a service takes place");
  return location === "customer_place" ? t("At the place of {customer}", { customer }) : address;
}
