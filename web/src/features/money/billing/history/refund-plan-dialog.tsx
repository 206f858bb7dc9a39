import { t } from "@solodesk/contract/kernel/language/t.ts";
import { billing, type PlanPayment, RefundPlanPayment } from "@solodesk/contract/money/billing.ts";
import { FreeLosses } from "#features/money/subscription/free-losses.tsx";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/text/money.tsx";
import { changedByPayments } from "../changed-by-payments.ts";
import { refundInWords } from "../payment-words.ts";

/** Spec 8: both messages are fixed; the fallback is part of the endpoint. */
const useRefundPlanPayment = () => useSend(billing.refund, { refresh: changedByPayments });

interface RefundPlanDialogProps {
  payment: PlanPayment;
  zone: string;
  onClose: () => void;
}

/** Explains the consequences of the refund before asking for the reason. */
export function RefundPlanDialog({ payment, zone, onClose }: RefundPlanDialogProps) {
  const { paymentId, planName, amount } = payment;
  const form = useContractForm(RefundPlanPayment, { paymentId, reason: "" }, `refund-${paymentId}`);
  const { errors } = form.formState;
  const refund = useRefundPlanPayment();
  const submit = form.handleSubmit((body) =>
    refund.mutateAsync({ body }).then(onClose, (refusal: unknown) => showRefusal(form, refusal, ["reason"])),
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("Refund {plan}", { plan: planName })}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button look="danger" busy={refund.isPending} onClick={() => void submit()}>
              {t("Refund {amount}", { amount: moneyText(amount) })}
            </Button>
          </>
        }
      >
        <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-1">
          <div className="space-y-2">
            <Consequences payment={payment} zone={zone} />
            <p>{refundInWords(payment, zone)}</p>
          </div>
          <Field label={t("Reason")} error={errors.reason?.message}>
            {(wiring) => (
              <Textarea
                {...wiring}
                {...form.register("reason")}
                rows={2}
                maxLength={500}
                className="!min-h-16"
              />
            )}
          </Field>
          <FormError>{errors.root?.message}</FormError>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const Consequences = ({ payment, zone }: Pick<RefundPlanDialogProps, "payment" | "zone">) => {
  const { kind, planName, amount, credits, gateway, putsBack } = payment;
  return (
    <>
      <p>
        {rich(
          "{gateway, select, wallet {<amount></amount> goes back to your wallet.} stripe {<amount></amount> goes back to the card you paid with.} other {<amount></amount> goes back as a test payment.}}",
          { gateway, amount: () => <Money value={amount} className="font-medium text-strong" /> },
        )}
      </p>
      <p>
        {kind === "credits" && credits
          ? rich("<credits></credits> of credits leaves your wallet at the same time.", {
              credits: () => <Money value={credits} className="font-medium text-strong" />,
            })
          : putsBack
            ? t("{plan} ends at the same time, and you are back on {previous}, which is paid until {date}.", {
                plan: planName,
                previous: putsBack.planName,
                date: dateInWords(zone, putsBack.until),
              })
            : t("Your plan ends at the same time.")}
      </p>
      {kind === "subscription" && !putsBack && <FreeLosses />}
    </>
  );
};
