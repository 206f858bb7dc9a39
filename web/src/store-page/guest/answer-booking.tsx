import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { tooLateFor } from "#features/store/store/too-late.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
import { bdi } from "../document/bdi.tsx";
import type { GuestPage } from "./guest-page.ts";
import type { Guest } from "./open-guest.ts";

interface AnswerBookingProps {
  page: GuestPage;
  guest: Guest;
  clocks: Clocks;
  /** The store's policy, which accepting the time accepts. */
  asked: NonNullable<GuestBooking["asked"]>;
}

/** Asks a guest whether the time that the store suggested works for them. To decline it, they cancel the booking further down. */
export function AnswerBooking({ page: { shop }, guest, clocks, asked: { policy } }: AnswerBookingProps) {
  const { booking, busy } = useStore(guest.state);
  const { starts_at: startsAt, price } = booking;
  return (
    <div className="mt-2 mb-6 space-y-4">
      <p className="text-body text-md">
        {rich("<bdi>{store}</bdi> suggests {time} and holds it for you. Does it work for you?", {
          bdi,
          store: shop.name,
          time: bookingMomentInWords(clocks, startsAt),
        })}
      </p>
      {policy && (
        <section className="space-y-1.5">
          <h2 className="font-medium text-base text-strong">{t("Cancellation policy")}</h2>
          <PolicyText
            policy={policy}
            paysOnline={false}
            tooLate={tooLateFor(policy, { startsAt, price: price.amount, paid: 0 })}
          />
          <p className="text-faint text-sm">{t("By accepting, you accept this policy.")}</p>
        </section>
      )}
      <Button
        look="primary"
        className="h-12 w-full scriptless:hidden sm:w-auto sm:px-8"
        busy={busy === "accept"}
        onClick={() => void guest.accept()}
      >
        {t("Accept this time")}
      </Button>
      <noscript>
        <p className="text-body text-md">{t("Turn on JavaScript to confirm your booking.")}</p>
      </noscript>
    </div>
  );
}
