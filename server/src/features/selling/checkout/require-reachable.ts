import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { missingContact, needsPhone } from "@solodesk/contract/store/store/booking-contact.ts";
import { guestPhone } from "#features/selling/bookings/guest-phone.ts";
import { AppError } from "#kernel/app-error.ts";
import type { PricedCart } from "./price-cart.ts";
import { requiredContacts } from "./required-contacts.ts";

/** Returns the buyer, whom the stores can reach. Throws "validation_failed". */
export function requireReachable(
  cart: PricedCart,
  { customer, shipping_address }: CreatePayment,
): CreatePayment["customer"] {
  const contacts = requiredContacts(cart);
  for (const contact of contacts) {
    const missing = missingContact(contact, customer);
    if (missing)
      throw new AppError("validation_failed", { fields: { [`customer.${missing.field}`]: missing.message } });
  }
  const country = shipping_address?.country ?? cart.groups.find(({ store }) => store)?.store?.country ?? "";
  const phone = guestPhone({ customer, country, isPhoneNeeded: contacts.some(needsPhone) });
  return { ...customer, phone };
}
