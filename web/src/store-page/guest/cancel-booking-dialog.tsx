import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
import { bdi } from "../document/bdi.tsx";
import { Modal } from "../modal.tsx";
import type { GuestPage } from "./guest-page.ts";
import type { Guest } from "./open-guest.ts";

export interface GuestDialogProps {
  page: GuestPage;
  guest: Guest;
  clocks: Clocks;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation: another visitor may book the freed time a second later. */
export function CancelBookingDialog({ page: { shop }, guest, clocks, open, onClose }: GuestDialogProps) {
  const { booking, busy } = useStore(guest.state);
  const { card, visit_returns } = booking;
  // What a visit of a pack cost stays paid.
  const { refund, kept } = visit_returns === null ? booking : nothing;
  const money = (value: Amount | null) =>
    value && <Money value={value} className="font-medium text-strong" />;
  async function cancel() {
    await guest.cancel();
    onClose();
  }
  return (
    <Modal
      shape="question"
      title={booking.asked ? t("Decline this time?") : t("Cancel this booking?")}
      open={open}
      onClose={onClose}
    >
      <div className="px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <p className="text-base">
          {rich(
            "<bdi>{service}</bdi> on {time}. We'll let <bdi>{store}</bdi> know, and others can book this time right away.",
            {
              bdi,
              service: booking.title,
              time: bookingMomentInWords(clocks, booking.starts_at),
              store: shop.name,
            },
          )}
        </p>
        {visit_returns !== null && (
          <p className="mt-3 text-base">
            {visit_returns
              ? t("You can book this visit again.")
              : t("It's too late to cancel free of charge: the visit counts as used.")}
          </p>
        )}
        {refund && refund.amount > 0 && (
          <p className="mt-3 text-base">
            {rich("You get <amount></amount> back.", { amount: () => money(refund) })}
          </p>
        )}
        {kept && (
          <p className="mt-3 text-base">
            {rich("<bdi>{store}</bdi> keeps <amount></amount> under the policy you accepted.", {
              bdi,
              store: shop.name,
              amount: () => money(kept),
            })}
          </p>
        )}
        {card?.cancel_now && (
          <p className="mt-3 text-base">
            {rich(
              "<amount></amount> is charged to your card, <bdi>{card}</bdi>, under the policy you accepted.",
              {
                bdi,
                card: card.label,
                amount: () => money(card.cancel_now),
              },
            )}
          </p>
        )}
        <div className="mt-6 grid gap-3">
          <Button look="danger" className="h-12" busy={busy === "cancel"} onClick={() => void cancel()}>
            {booking.asked ? t("Decline||a time") : t("Cancel booking")}
          </Button>
          <Button className="h-12" onClick={onClose}>
            {booking.asked ? t("Cancel") : t("Keep booking")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const nothing = { refund: null, kept: null };
