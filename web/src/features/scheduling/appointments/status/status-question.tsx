import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { refundedBy } from "@solodesk/contract/selling/orders/refund.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { WhatFollows } from "#ui/layout/what-follows.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { appointmentName } from "../appointment-name.ts";
import { LazyPaymentDialog } from "../collect/lazy-payment-dialog.tsx";
import { usePayingPack } from "../packs/use-paying-pack.ts";
import { hasFollowing, type Scope, SeriesScope } from "../series/series-scope.tsx";
import { useCancelSeries } from "../series/use-cancel-series.ts";
import { type Keep, KeepChoice, keepChoices } from "./keep-choice.tsx";
import type { NextStatus } from "./status-steps.ts";

export interface StatusQuestionProps {
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
  const { title, customer, timezone, starts_at, paid, card_on_file, status } = appointment;
  // Nothing is charged for an appointment that was never confirmed.
  const isFee = card_on_file && status === "Confirmed" && paid.amount === 0;
  const isVisit = usePayingPack(appointment);
  const isCancelling = step.status === "Cancelled";
  // A visit of a pack returns if the appointment is cancelled.
  const hasKeep = (paid.amount > 0 || isFee) && !(isVisit && isCancelling);
  const choices = hasKeep ? keepChoices(appointment, step.status) : [];
  const [scope, setScope] = useState<Scope>("one");
  const [chosen, setKeep] = useState<Keep>();
  const keep = hasKeep ? (chosen ?? choices[0]) : undefined;
  const { cancel } = useCancelSeries();
  const hasChoice = isCancelling && hasFollowing(appointment);
  const isAll = hasChoice && scope === "following";
  const preview = usePreview(appointment, { step, keep, isAll });
  const { error, isPlaceholderData } = preview;
  const consequences = preview.data?.data;
  const back = refundedBy(consequences ?? []);
  const fee = consequences?.find(({ kind }) => kind === "fee_charged")?.amount;
  // It can't be undone, so the button waits until what follows is shown.
  const isUnknown = preview.isPending || isPlaceholderData || error !== null;
  const answer = () => {
    if (isAll) return void cancel(appointment);
    const isRefunded = isCancelling && back !== undefined;
    onYes({
      ...step,
      ...(keep !== undefined && { keep }),
      ...(isRefunded && { done: msg("Appointment cancelled and refunded") }),
    });
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
            <Button look="danger" disabled={isUnknown} onClick={answer}>
              {isAll ? t("Cancel these appointments") : answerInWords({ question, isCancelling, back, fee })}
            </Button>
          </DialogClose>
        </>
      }
    >
      <p className="break-words font-medium text-strong">{appointmentName(title, customer.name)}</p>
      <p className="text-faint text-sm">{exactlyInWords(timezone, starts_at)}</p>
      {hasChoice && <SeriesScope appointment={appointment} value={scope} onChoose={setScope} />}
      {keep !== undefined && !isAll && (
        <div className="mt-4">
          <KeepChoice
            of={isFee ? "fee" : isVisit ? "visit" : "payment"}
            choices={choices}
            value={keep}
            onChange={setKeep}
          />
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <WhatFollows
          consequences={consequences}
          error={error}
          isBehind={isPlaceholderData}
          onRetry={() => void preview.refetch()}
        />
      </div>
    </DialogContent>
  );
}

interface Answered {
  question: AskedProps["question"];
  isCancelling: boolean;
  back: Money | undefined;
  fee: Money | undefined;
}

/** The button names the amount that moves. */
function answerInWords({ question, isCancelling, back, fee }: Answered): string {
  if (fee) return t(isCancelling ? cancelAndCharge : noShowAndCharge, { amount: moneyText(fee) });
  if (back) return t(isCancelling ? cancelAndRefund : noShowAndRefund, { amount: moneyText(back) });
  return t(question.yes);
}

const cancelAndCharge = msg("Cancel and charge {amount}||an appointment");
const noShowAndCharge = msg("Mark as no-show and charge {amount}");
const cancelAndRefund = msg("Cancel and refund {amount}||an appointment");
const noShowAndRefund = msg("Mark as no-show and refund {amount}");

interface Previewed {
  step: NextStatus;
  keep: Keep | undefined;
  /** With all that follow in the series. */
  isAll: boolean;
}

/** What the answer will cause, from the server's own plan. */
function usePreview({ id }: Appointment, { step: { status }, keep, isAll }: Previewed) {
  const action = status === "Cancelled" ? "cancel" : "no_show";
  const query = isAll
    ? ({ action: "cancel_following" } as const)
    : ({ action, ...(keep !== undefined && { keep: keepInQuery(keep) }) } as const);
  return useRead(readOf(orders.previewTimeConsequences, { params: { id }, query }), {
    quiet: true,
    keepPrevious: true,
    fresh: true,
  });
}

const keepInQuery = (keep: Keep): `${Keep}` => `${keep}`;
