// What a visitor who books on a store page gives besides a name, as the store wishes.
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

/** What is still missing; undefined where the store can reach whoever this is. */
export function missingContact(wish: BookingContact, { email, phone }: Given): Missing | undefined {
  if (wish === "either") {
    if (email !== "" || phone !== "") return undefined;
    return { field: "email", message: "Enter an email address or a phone number." };
  }
  if (wish !== "phone" && email === "") return { field: "email", message: "Enter an email address." };
  if (wish !== "email" && phone === "") return { field: "phone", message: "Enter a phone number." };
  return undefined;
}
