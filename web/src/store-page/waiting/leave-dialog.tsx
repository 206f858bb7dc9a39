import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { Modal } from "../modal.tsx";
import type { OpenedWaiting } from "./open-waiting.ts";

interface LeaveDialogProps {
  guest: OpenedWaiting;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation: the place on the waitlist and the held slot go to others at once. */
export function LeaveDialog({ guest, open, onClose }: LeaveDialogProps) {
  const { waiting, busy } = useStore(guest.state);
  const isOffered = waiting.status === "offered";
  async function leave() {
    await guest.leave();
    onClose();
  }
  return (
    <Modal
      shape="question"
      title={isOffered ? "Give this time up?" : "Leave the waitlist?"}
      open={open}
      onClose={onClose}
    >
      <div className="px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <p className="text-base">
          {isOffered
            ? "It goes to whoever is next, at once, and you leave the waitlist."
            : "Nobody writes to you about this day any more. You can join again, as the last in the list."}
        </p>
        <div className="mt-6 grid gap-3">
          <Button look="danger" className="h-12" busy={busy === "leave"} onClick={() => void leave()}>
            {isOffered ? "Give it up" : "Leave the waitlist"}
          </Button>
          <Button className="h-12" onClick={onClose}>
            {isOffered ? "Keep it" : "Stay"}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
