import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { type Shop, shopOf } from "../document/page-data.ts";

/** The data of a booking that its page gets. */
export interface GuestPage {
  shop: Shop;
  booking: GuestBooking;
  code: string;
  /** From the link in the email that asks the guest to confirm. */
  token: string | null;
  /** Whether the store page is published. */
  isOpen: boolean;
}

type Shown = Pick<GuestPage, "booking" | "code" | "token"> & { store: Store };

export const guestPage = ({ store, booking, code, token }: Shown): GuestPage => ({
  shop: shopOf(store),
  booking,
  code,
  token,
  isOpen: store.published,
});
