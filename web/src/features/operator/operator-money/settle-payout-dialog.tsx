import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type OperatorPayout,
  operatorMoney,
  SettlePayout,
} from "@solodesk/contract/operator/operator-money.ts";
import { useId, useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

interface SettlePayoutDialogProps {
  payout: OperatorPayout;
  outcome: SettlePayout["status"];
  onClose: () => void;
}

const useSettle = () => useSend(operatorMoney.settlePayout, { refresh: [operatorMoney.listPayouts] });

/** Asks for the bank's reference, or why it failed, before a withdrawal ends for good. */
export function SettlePayoutDialog({ payout, outcome, onClose }: SettlePayoutDialogProps) {
  const form = useId();
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const settle = useSettle();
  const what = { amount: moneyText(payout.amount), account: payout.destination.masked };
  const isPaid = outcome === "paid";

  const submit = async () => {
    const parsed = SettlePayout.safeParse(
      isPaid ? { status: "paid", reference: words } : { status: "failed", reason: words },
    );
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    try {
      await settle.mutateAsync({ params: { id: payout.id }, body: parsed.data });
      onClose();
    } catch {
      // The refusal has been shown; the dialog stays for another try.
    }
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isPaid ? t("Mark this withdrawal as paid?") : t("Mark this withdrawal as failed?")}
        description={
          isPaid
            ? t("{amount} to {account} counts as paid for good, and its owner gets an email.", what)
            : t(
                "{amount} to {account} goes back to its owner's earnings. They get an email with the reason.",
                what,
              )
        }
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={form} look={isPaid ? "primary" : "danger"} busy={settle.isPending}>
              {isPaid ? t("Mark as paid") : t("Mark as failed")}
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="py-2"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Field
            label={isPaid ? t("Bank reference") : t("Reason")}
            hint={isPaid ? t("What your bank calls the payment.") : t("Its owner reads this.")}
            error={error}
          >
            {(wiring) => (
              <Input
                {...wiring}
                value={words}
                maxLength={200}
                onChange={({ target }) => {
                  setWords(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
