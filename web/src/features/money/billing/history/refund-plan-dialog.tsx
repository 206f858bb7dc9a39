import { billing, type PlanPayment } from "@solodesk/contract/money/billing.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
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
  const form = useContractForm(billing.refund.body, { paymentId, reason: "" }, `refund ${paymentId}`);
  const { errors } = form.formState;
  const refund = useRefundPlanPayment();
  const submit = form.handleSubmit((body) =>
    refund.mutateAsync({ body }).then(onClose, (refusal: unknown) => showRefusal(form, refusal, ["reason"])),
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`Refund ${planName}`}
        footer={
          <>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button look="danger" busy={refund.isPending} onClick={() => void submit()}>
              Refund <Money value={amount} />
            </Button>
          </>
        }
      >
        <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-1">
          <div className="space-y-2">
            <Consequences payment={payment} zone={zone} />
            <p>{refundInWords(payment, zone)}</p>
          </div>
          <Field label="Reason" error={errors.reason?.message}>
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
        <Money value={amount} className="font-medium text-strong" />{" "}
        {gateway === "wallet"
          ? "come back into your wallet."
          : `go back the way they were paid: ${gatewayWords[gateway].name.toLowerCase()}.`}
      </p>
      <p>
        {kind === "credits" && credits ? (
          <>
            <Money value={credits} className="font-medium text-strong" /> of credits leave your wallet at the
            same moment.
          </>
        ) : putsBack ? (
          `${planName} ends at the same moment, and you are back on ${putsBack.planName}, which is paid until ${dateInWords(zone, putsBack.until)}.`
        ) : (
          "Your plan ends at the same moment."
        )}
      </p>
    </>
  );
};
