import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { Modal } from "../modal.tsx";
import type { OpenedWaiting } from "./open-waiting.ts";

interface LeaveDialogProps {
  guest: OpenedWaiting;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation: the place on the waitlist and the held slot go to others right away. */
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
      title={isOffered ? t("Give this time up?") : t("Leave the waitlist?")}
      open={open}
      onClose={onClose}
    >
      <div className="px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <p className="text-base">
          {isOffered
            ? t("It goes to the next person in line right away, and you leave the waitlist.")
            : t("We won't email you about this day again. You can rejoin, but at the end of the list.")}
        </p>
        <div className="mt-6 grid gap-3">
          <Button look="danger" className="h-12" busy={busy === "leave"} onClick={() => void leave()}>
            {isOffered ? t("Give it up||the time") : t("Leave the waitlist")}
          </Button>
          <Button className="h-12" onClick={onClose}>
            {t("Cancel")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
