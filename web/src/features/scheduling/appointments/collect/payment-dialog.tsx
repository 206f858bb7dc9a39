import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useId } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { CallError } from "#kernel/api/call-error.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Button } from "#ui/forms/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { appointmentName } from "../appointment-name.ts";
import {
  firstPayment,
  isPaid,
  leftOpen,
  type PaymentForm,
  type PaymentValues,
  paymentForm,
  paymentWays,
} from "./payment-form.ts";
import { paymentWayNames } from "./payment-words.ts";
import { usePayment } from "./use-payment.ts";

interface PaymentDialogProps {
  appointment: Appointment;
  open: boolean;
  onClose: () => void;
}

/** Asks how an appointment was paid: completes it, or records or corrects the payment of a completed one. */
export const PaymentDialog = ({ open, onClose, appointment }: PaymentDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {open && <Payment appointment={appointment} onClose={onClose} />}
  </Dialog>
);

function Payment({ appointment, onClose }: Omit<PaymentDialogProps, "open">) {
  const { title, customer, status, price } = appointment;
  const isCompleting = status !== "Completed";
  const form = useContractForm(paymentForm(price.currency), firstPayment(appointment));
  const { save, isPending } = usePayment(appointment);
  const submit = form.handleSubmit((values) =>
    save(values).then(onClose, (refusal: unknown) => {
      if (!(refusal instanceof CallError)) throw refusal;
      const [said = refusal.message] = Object.values(refusal.fields);
      form.setError("root", { type: "server", message: said });
    }),
  );
  const formId = useId();
  return (
    <DialogContent
      title={isCompleting ? t("Complete and record the payment") : t("Record the payment")}
      description={appointmentName(title, customer.name)}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" busy={isPending}>
            {isCompleting ? t("Complete||verb, an appointment") : t("Save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5 pb-1" onSubmit={(event) => void submit(event)}>
        <PaymentFields form={form} appointment={appointment} />
        <FormError>{form.formState.errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentForm, unknown, PaymentValues>;
  appointment: Appointment;
}

function PaymentFields({ form: { control, register, formState }, appointment }: PaymentFieldsProps) {
  const { field: way } = useController({ control, name: "way" });
  const { errors } = formState;
  const isCompleting = appointment.status !== "Completed";
  const ways = paymentWays.filter((one) => one !== "later" || leftOpen(appointment).amount > 0);
  return (
    <>
      <RadioCards
        legend={t("How was it paid?")}
        name={way.name}
        columns
        options={ways.map((value) => ({ value, name: t(paymentWayNames[value]) }))}
        value={way.value}
        onChange={way.onChange}
      />
      {isPaid(way.value) && (
        <div className="grid grid-cols-2 gap-3">
          <Field label={t("Amount")} error={errors.amount?.message}>
            {(wiring) => <DecimalInput {...wiring} {...register("amount")} />}
          </Field>
          <Field label={t("Tip||an amount")} optional error={errors.tip?.message}>
            {(wiring) => <DecimalInput {...wiring} {...register("tip")} />}
          </Field>
        </div>
      )}
      <Consequence control={control} appointment={appointment} />
      {isCompleting && isPaid(way.value) && appointment.customer.email !== "" && (
        <EmailReceipt control={control} to={appointment.customer.email} />
      )}
    </>
  );
}

type PaymentControl = UseFormReturn<PaymentForm, unknown, PaymentValues>["control"];

interface ConsequenceProps {
  control: PaymentControl;
  appointment: Appointment;
}

/** What the choice does, before the button. */
function Consequence({ control, appointment }: ConsequenceProps) {
  const [way, written] = useWatch({ control, name: ["way", "amount"] });
  const { customer, price } = appointment;
  const words = () => {
    if (way === "waived") return t("No payment is recorded, and nothing is left to collect.");
    if (way === "later")
      return t("{customer} still owes {amount}. You'll find it under To collect.", {
        amount: moneyText(leftOpen(appointment)),
        customer: customer.name,
      });
    return t(
      "It counts as revenue but doesn't go through your wallet, so there is no fee. Tips don't count as revenue.",
    );
  };
  const typed = writtenPrice(price.currency).safeParse(written).data;
  const open = leftOpen(appointment);
  const rest = isPaid(way) && typed ? open.amount - typed.amount : 0;
  return (
    <p className="text-faint text-sm">
      {words()}
      {rest > 0 &&
        ` ${t("The remaining {amount} won't stay open.", { amount: moneyText({ ...open, amount: rest }) })}`}
    </p>
  );
}

interface EmailReceiptProps {
  control: PaymentControl;
  to: string;
}

function EmailReceipt({ control, to }: EmailReceiptProps) {
  const id = useId();
  const isWanted = useWatch({ control, name: "receipt" });
  const { field } = useController({ control, name: "receipt" });
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={isWanted}
        onCheckedChange={(is) => field.onChange(is === true)}
        className="mt-0.5"
      />
      <label htmlFor={id} className="min-w-0 break-words text-strong">
        {t("Email a receipt to {email}", { email: to })}
      </label>
    </div>
  );
}
