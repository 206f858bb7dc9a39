import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import type { BookingFlowProps } from "./booking/booking-flow.tsx";
import { Modal } from "./modal.tsx";
import type { BookDialogState } from "./use-book-dialog.ts";

interface BookDialogProps extends BookDialogState {
  /** Called when the time is in the cart. */
  onAdded: BookingFlowProps["onAdded"];
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
        {part && <part.BookingFlow booking={part.booking} onAdded={onAdded} />}
        {failed && (
          <ErrorState onRetry={() => void open(service)}>
            {t("The free times could not be loaded.")}
          </ErrorState>
        )}
        {!part && !failed && <BookingSkeleton />}
      </div>
    )}
  </Modal>
);

const BookingSkeleton = () => (
  <div
    role="status"
    aria-label={t("Loading")}
    className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]"
  >
    <Skeleton className="mt-8 h-80" />
    <Skeleton className="mt-8 h-80" />
  </div>
);
