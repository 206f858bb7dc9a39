import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { collectMethodNames } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { lazy, Suspense, useState } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Detail } from "#ui/layout/details.tsx";
import { Money } from "#ui/text/money.tsx";
import { LazyPaymentDialog } from "./lazy-payment-dialog.tsx";
import { OpenAmount } from "./open-amount.tsx";
import { useEmailReceipt } from "./use-payment.ts";

const AppointmentReceipt = lazy(async () => ({
  default: (await import("./appointment-receipt.tsx")).AppointmentReceipt,
}));

/** What was paid for an appointment, online and in person, and what is still open. */
export function PaymentDetail({ appointment }: { appointment: Appointment }) {
  const { status, service, price, paid, collected, due } = appointment;
  const isCompleted = status === "Completed";
  const isCancelledOrNoShow = status === "Cancelled" || status === "No-show";
  const isUnsaid = isCompleted && !collected && due.amount === 0 && paid.amount < price.amount;
  if (paid.amount === 0 && !isCompleted) return null;
  // Without a service there is no price, but there may be a payment.
  if (isCompleted && service && price.amount === 0 && !collected) return null;
  return (
    <Detail name={t("Payment")}>
      {paid.amount > 0 && (
        <span className="block">
          {rich(
            isCancelledOrNoShow ? msg("You kept <amount></amount>") : msg("<amount></amount> paid online"),
            {
              amount: () => <Money value={paid} />,
            },
          )}
        </span>
      )}
      {collected && (
        <>
          <span className="block">
            {rich("<amount></amount> · {method}||what was paid and how", {
              amount: () => <Money value={collected.amount} className="text-strong" />,
              method: t(collectMethodNames[collected.method]),
            })}
          </span>
          {collected.tip.amount > 0 && (
            <span className="block text-faint text-sm">
              {rich("and a tip of <tip></tip>", { tip: () => <Money value={collected.tip} /> })}
            </span>
          )}
        </>
      )}
      <OpenAmount appointment={appointment} />
      {isUnsaid && <span className="block text-faint">{t("No payment recorded")}</span>}
      {isCompleted && <PaymentActions appointment={appointment} />}
    </Detail>
  );
}

function PaymentActions({ appointment }: { appointment: Appointment }) {
  const [isAsking, setAsking] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { send, isPending } = useEmailReceipt();
  const { price, paid, collected, customer } = appointment;
  const isPaidOnline = paid.amount > 0 && paid.amount >= price.amount;
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setAsking(true)}>
        {collected
          ? t("Correct…||a recorded payment")
          : isPaidOnline
            ? t("Record a tip…")
            : t("Record payment…")}
      </Button>
      {collected && (
        <Button size="sm" onClick={() => setPrinting(true)}>
          {t("Receipt…")}
        </Button>
      )}
      {collected && customer.email !== "" && (
        <Button size="sm" busy={isPending} onClick={() => void send(appointment)}>
          {t("Email receipt||verb")}
        </Button>
      )}
      <LazyPaymentDialog appointment={appointment} open={isAsking} onClose={() => setAsking(false)} />
      {isPrinting && (
        <Suspense>
          <AppointmentReceipt appointment={appointment} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </span>
  );
}
