import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { CompleteSeveral } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { type PaymentWay, paymentWays } from "../collect/payment-form.ts";
import { paymentWayNames } from "../collect/payment-words.ts";
import { ChosenList } from "./chosen-list.tsx";

interface CompleteDialogProps {
  buttonLabel: string;
  /** At least one. */
  chosen: readonly Appointment[];
  zone: string;
  onClose: () => void;
  onComplete: (collected: CompleteSeveral["collected"]) => void;
}

/** Asks how several appointments were paid, unless nothing is due for any of them. */
export function CompleteDialog({ buttonLabel, chosen, zone, onClose, onComplete }: CompleteDialogProps) {
  const [way, setWay] = useState<PaymentWay>("cash");
  const { length: count } = chosen;
  const due = sumOf(chosen.map((one) => one.due));
  const isDue = due.amount > 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("{count, plural, one {Complete # appointment?} other {Complete # appointments?}}", {
          count,
        })}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <DialogClose asChild>
              {/* If something has become due since, it stays open. */}
              <Button look="primary" onClick={() => onComplete(isDue ? collectedBy(way) : { later: true })}>
                {buttonLabel}
              </Button>
            </DialogClose>
          </>
        }
      >
        <div className="space-y-5 pb-1">
          <ChosenList chosen={chosen} zone={zone} withDue />
          {isDue && (
            <RadioCards
              legend={t("{count, plural, one {How was it paid?} other {How were they paid?}}", { count })}
              name="way"
              columns
              options={paymentWays.map((value) => ({ value, name: t(paymentWayNames[value]) }))}
              value={way}
              onChange={setWay}
            />
          )}
          <div className="space-y-1 text-faint text-sm">
            <p>{isDue ? consequenceOf(way, due) : t("Nothing is due, so no payment is recorded.")}</p>
            <p>{t("Completing can't be undone. No receipts are emailed.")}</p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const sumOf = (amounts: readonly Money[]): Money =>
  amounts.reduce((sum, { amount }) => ({ ...sum, amount: sum.amount + amount }));

function collectedBy(way: PaymentWay): CompleteSeveral["collected"] {
  if (way === "later") return { later: true };
  if (way === "waived") return { waived: true };
  return { method: way };
}

function consequenceOf(way: PaymentWay, due: Money): string {
  const amount = moneyText(due);
  if (way === "waived") return t("No payment is recorded, and nothing is left to collect.");
  if (way === "later") return t("{amount} stays open. You'll find it under To collect.", { amount });
  return t("{amount} is recorded as revenue. It doesn't go through your wallet, so there is no fee.", {
    amount,
  });
}
