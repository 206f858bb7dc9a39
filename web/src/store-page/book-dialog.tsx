import { t } from "@solodesk/contract/kernel/language/t.ts";
import { BookingPart, type BookingPartProps } from "./booking-part.tsx";
import { Modal } from "./modal.tsx";
import type { BookDialogState } from "./use-book-dialog.ts";

interface BookDialogProps extends BookDialogState {
  /** Called when the time is in the cart. */
  onAdded: BookingPartProps["onAdded"];
}

export const BookDialog = ({ service, part, failed, open, close, onAdded }: BookDialogProps) => (
  <Modal
    shape="wide"
    title={service ? t("Book {service}", { service: service.name }) : t("Book||verb")}
    open={service !== undefined}
    onClose={close}
  >
    {service && (
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(2rem,env(safe-area-inset-bottom))]">
        <BookingPart service={service} part={part} failed={failed} open={open} onAdded={onAdded} />
      </div>
    )}
  </Modal>
);
