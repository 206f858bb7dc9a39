import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
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
  async function cancel() {
    await guest.cancel();
    onClose();
  }
  return (
    <Modal shape="question" title="Cancel this booking?" open={open} onClose={onClose}>
      <div className="px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <p className="text-base">
          <bdi>{booking.title}</bdi> on {bookingMomentInWords(clocks, booking.starts_at)}.{" "}
          <bdi>{shop.name}</bdi> is told, and the time is free for others at once.
        </p>
        {booking.refund && (
          <p className="mt-3 text-base">
            <Money value={booking.refund} locale="en" className="font-medium text-strong" /> that you paid for
            it goes back to you.
          </p>
        )}
        <div className="mt-6 grid gap-3">
          <Button look="danger" className="h-12" busy={busy === "cancel"} onClick={() => void cancel()}>
            Cancel booking
          </Button>
          <Button className="h-12" onClick={onClose}>
            Keep booking
          </Button>
        </div>
      </div>
    </Modal>
  );
}
