import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
import { bdi } from "../document/bdi.tsx";
import type { GuestPage } from "./guest-page.ts";
import type { Guest } from "./open-guest.ts";

interface VerifyBookingProps {
  page: GuestPage;
  guest: Guest;
  clocks: Clocks;
  /** The deadline, an instant. */
  until: string;
}

/**
 * Asks a new customer to confirm their booking. It takes a press, because mail scanners open links. Only a guest
 * who opened the page by the link in the email can press it.
 */
export function VerifyBooking({ page: { shop, token }, guest, clocks, until }: VerifyBookingProps) {
  const { busy } = useStore(guest.state);
  const time = bookingMomentInWords(clocks, until);
  if (token === null)
    return (
      <p className="mt-2 mb-6 text-body text-md">
        {rich(
          "We've emailed you a link. Open it and press Confirm booking. We're holding this time for you until {time}. Can't find it? Check your spam folder, or contact <bdi>{store}</bdi>.",
          { bdi, store: shop.name, time },
        )}
      </p>
    );
  return (
    <div className="mt-2 mb-6 space-y-4">
      <p className="text-body text-md">
        {t("Press the button to confirm. We're holding this time for you until {time}.", { time })}
      </p>
      <Button
        look="primary"
        className="h-12 w-full scriptless:hidden sm:w-auto sm:px-8"
        busy={busy === "verify"}
        onClick={() => void guest.verify(token)}
      >
        {t("Confirm booking")}
      </Button>
      <noscript>
        <p className="text-body text-md">{t("Turn on JavaScript to confirm your booking.")}</p>
      </noscript>
    </div>
  );
}
