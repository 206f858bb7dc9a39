import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import type { BookingFlowProps } from "./booking/booking-flow.tsx";
import type { Offer } from "./document/page-data.ts";
import type { BookDialogState } from "./use-book-dialog.ts";

export interface BookingPartProps
  extends Pick<BookDialogState, "part" | "failed" | "open">,
    Omit<BookingFlowProps, "booking"> {
  service: Offer;
}

/** The booking of a service, once its code is loaded. */
export const BookingPart = ({ service, part, failed, open, ...flow }: BookingPartProps) => (
  <>
    {part && <part.BookingFlow booking={part.booking} {...flow} />}
    {failed && (
      <ErrorState onRetry={() => void open(service)}>{t("The free times could not be loaded.")}</ErrorState>
    )}
    {!part && !failed && <BookingSkeleton />}
  </>
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
