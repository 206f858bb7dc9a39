import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Money } from "#ui/text/money.tsx";
import { Fact } from "../booking/facts.tsx";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
import { bdi } from "../document/bdi.tsx";

const states: Record<NonNullable<NonNullable<GuestBooking["card"]>["fee"]>["state"], Message> = {
  pending: msg("being charged||a fee"),
  charged: msg("charged||a fee"),
  failed: msg("not charged, the card was declined||a fee"),
  refunded: msg("charged, and refunded||a fee"),
};

/** Which card is saved, for what and until when; afterwards what was charged to it. */
export function CardFacts({ card, clocks }: { card: GuestBooking["card"]; clocks: Clocks }) {
  if (!card) return null;
  return (
    <>
      {card.kept_until !== null && (
        <Fact name={t("Saved card")}>
          <bdi>{card.label}</bdi>
          <span className="mt-1 block text-faint text-sm">
            {t(
              "It is used only for this appointment, and is removed when the appointment is over, {moment} at the latest.",
              {
                moment: bookingMomentInWords(clocks, card.kept_until),
              },
            )}
          </span>
        </Fact>
      )}
      {card.fee && (
        <Fact name={t("Fee||charged to a saved card")}>
          {rich("<amount></amount>, {state} (<bdi>{card}</bdi>)", {
            bdi,
            amount: () => <Money value={card.fee?.amount ?? card.no_show} />,
            state: t(states[card.fee.state]),
            card: card.label,
          })}
        </Fact>
      )}
    </>
  );
}
