import type { BookingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import type { PricedCart } from "./price-cart.ts";

/** What each store with a time in the cart requires. */
export const requiredContacts = ({ groups }: Pick<PricedCart, "groups">): BookingContact[] =>
  groups.flatMap(({ store, offers }) =>
    store && offers.some(({ item }) => item.kind === "service") ? [store.booking.contact] : [],
  );
