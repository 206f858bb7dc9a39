import type { Store } from "../../store/store.ts";
import type { GuestBooking } from "../bookings/guest-booking.ts";

/**
 * Input of the guest's built page: `renderBookingPage(page: BookingPage): string` returns a whole HTML
 * document.
 */
export interface BookingPage {
  store: Store;
  booking: GuestBooking;
  code: string;
  /** From the link in the email that asks the guest to verify their address; null without it. */
  token: string | null;
  /** Paths on this site. */
  assets: { scripts: string[]; styles: string[] };
}

/** Shown instead of a guest's page if the link is unknown: `renderLostPage(page: LostPage): string`. */
export type LostPage = Pick<BookingPage, "store" | "assets">;
