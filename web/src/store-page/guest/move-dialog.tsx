import type { Calendar } from "../booking/when/calendar.ts";
import { Modal } from "../modal.tsx";
import type { GuestDialogProps } from "./cancel-dialog.tsx";
import { MoveFlow } from "./move-flow.tsx";

interface MoveDialogProps extends Omit<GuestDialogProps, "open"> {
  /** Undefined while the dialog is closed. */
  calendar: Calendar | undefined;
}

/** Apart from `MoveFlow`, so that the flow begins anew each time it opens. */
export const MoveDialog = ({ calendar, onClose, ...props }: MoveDialogProps) => (
  <Modal shape="wide" title="Reschedule" open={calendar !== undefined} onClose={onClose}>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(2rem,env(safe-area-inset-bottom))]">
      {calendar && <MoveFlow {...props} calendar={calendar} onDone={onClose} />}
    </div>
  </Modal>
);
