import type { GuestBooking } from "@solodesk/contract/selling/bookings.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { type Shop, shopOf } from "../document/page-data.ts";

/** The data of a booking that its page gets. */
export interface GuestPage {
  shop: Shop;
  booking: GuestBooking;
  code: string;
  /** Whether the store page is published. */
  isOpen: boolean;
}

export const guestPage = (store: Store, booking: GuestBooking, code: string): GuestPage => ({
  shop: shopOf(store),
  booking,
  code,
  isOpen: store.published,
});
