import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { rich } from "#kernel/text/rich.tsx";
import { exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/text/money.tsx";
import { appointmentName } from "../appointment-name.ts";
import { LazyPaymentDialog } from "../collect/lazy-payment-dialog.tsx";
import { PaidWith } from "../paid/paid-with.tsx";
import { useCancelTime } from "../paid/use-cancel-time.ts";
import { hasFollowing, type Scope, SeriesScope } from "../series/series-scope.tsx";
import { useCancelSeries } from "../series/use-cancel-series.ts";
import type { NextStatus } from "./status-steps.ts";

/**
 * Fetches what an order paid for an appointment that the seller is about to cancel or to mark as a no-show. Only
 * appointments booked on the store page can have been paid.
 */
function usePaidTime({ id, source }: Appointment) {
  const enabled = source === "store_page";
  const { data, isLoading } = useRead(readOf(orders.getPaidTime, { params: { id } }), {
    enabled,
    quiet: true,
  });
  return { paid: data?.data ?? undefined, isLoading };
}

interface StatusQuestionProps {
  appointment: Appointment;
  /** A dialog is open while this step has something to ask. */
  step: NextStatus | undefined;
  onClose: () => void;
  onYes: (step: NextStatus) => void;
}

export const StatusQuestion = ({ step, onClose, ...props }: StatusQuestionProps) => (
  <>
    <Dialog open={step?.question !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {step?.question && <Asked {...props} step={step} question={step.question} />}
    </Dialog>
    <LazyPaymentDialog appointment={props.appointment} open={step?.asksPayment === true} onClose={onClose} />
  </>
);

interface AskedProps extends Pick<StatusQuestionProps, "appointment" | "onYes"> {
  step: NextStatus;
  question: NonNullable<NextStatus["question"]>;
}

function Asked({ appointment, step, question, onYes }: AskedProps) {
  const { title, customer, timezone, starts_at } = appointment;
  const [scope, setScope] = useState<Scope>("one");
  const { cancel } = useCancelSeries();
  const hasChoice = step.status === "Cancelled" && hasFollowing(appointment);
  const isAll = hasChoice && scope === "following";
  const isCancelling = step.status === "Cancelled";
  const { paid, isLoading } = usePaidTime(appointment);
  const [refunds, setRefunds] = useState(true);
  const { cancel: cancelAndRefund } = useCancelTime();
  const answer = () => {
    if (isAll) return void cancel(appointment);
    return paid && isCancelling && refunds ? void cancelAndRefund(appointment) : onYes(step);
  };
  return (
    <DialogContent
      title={t(question.title)}
      description={t(question.text)}
      footer={
        <>
          <DialogClose asChild>
            <Button>{isCancelling ? t("Keep appointment") : t("Cancel")}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button look="danger" busy={isLoading} onClick={answer}>
              {isAll
                ? t("Cancel these appointments")
                : paid && isCancelling && refunds
                  ? t("Cancel and refund||an appointment")
                  : t(question.yes)}
            </Button>
          </DialogClose>
        </>
      }
    >
      <p className="break-words font-medium text-strong">{appointmentName(title, customer.name)}</p>
      <p className="text-faint text-sm">{exactlyInWords(timezone, starts_at)}</p>
      {paid && !isCancelling && (
        <p className="mt-4">
          {rich(
            "You keep the <amount></amount> that {customer} paid online, less the fee. You can still refund it in Orders.",
            {
              customer: customer.name,
              amount: () => <Money value={paid.amount} />,
            },
          )}
        </p>
      )}
      {paid && isCancelling && !isAll && <PaidWith paid={paid} refunds={refunds} onChange={setRefunds} />}
      {hasChoice && <SeriesScope appointment={appointment} value={scope} onChoose={setScope} />}
    </DialogContent>
  );
}
