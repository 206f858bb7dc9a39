// The contact details that a store requires of a visitor who books, besides a name.
import { t } from "../../kernel/language/t.ts";

export const bookingContacts = ["email", "phone", "either", "both"] as const;
export type BookingContact = (typeof bookingContacts)[number];

interface Given {
  email: string;
  phone: string;
}
interface Missing {
  field: keyof Given;
  message: string;
}

export const needsPhone = (wish: BookingContact): boolean => wish === "phone" || wish === "both";

/** The contact detail that is still missing; undefined if the store can reach the visitor. */
export function missingContact(wish: BookingContact, { email, phone }: Given): Missing | undefined {
  if (wish === "either") {
    if (email !== "" || phone !== "") return undefined;
    return { field: "email", message: t("Enter an email address or a phone number.") };
  }
  if (wish !== "phone" && email === "") return { field: "email", message: t("Enter an email address.") };
  if (needsPhone(wish) && phone === "") return { field: "phone", message: t("Enter a phone number.") };
  return undefined;
}
