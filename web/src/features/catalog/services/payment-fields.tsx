import { dueAtBooking, paymentDues, paymentMistake } from "@solodesk/contract/catalog/services/payment.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { hasCardFee } from "@solodesk/contract/store/store/policy.ts";
import type { ReactNode } from "react";
import { type Control, type UseFormRegister, useFormState, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { paymentWords } from "./payment-words.ts";
import type { ServiceForm, ServiceValues } from "./service-form.ts";
import { writtenPayment } from "./written-payment.ts";

interface PaymentFieldsProps {
  control: Control<ServiceForm, unknown, ServiceValues>;
  register: UseFormRegister<ServiceForm>;
  currency: string;
}

/** When customers pay, and what follows from it. */
export function PaymentFields({ control, register, currency }: PaymentFieldsProps) {
  const { errors } = useFormState({ control });
  const [price, payment] = useWatch({ control, name: ["price", "payment"] });
  const isDeposit = payment?.due === "deposit";
  return (
    <>
      <Field
        label={t("Customers pay")}
        error={errors.payment?.due?.message}
        hint={
          payment?.due === "card_on_file" ? (
            <CardHint />
          ) : (
            payment && consequence({ price, payment }, currency)
          )
        }
      >
        {(wiring) => (
          <Select {...wiring} {...register("payment.due")}>
            {paymentDues.map((due) => (
              <option key={due} value={due}>
                {t(paymentWords[due])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isDeposit && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("Deposit")} error={errors.payment?.deposit?.message}>
            {(wiring) => <DecimalInput {...wiring} {...register("payment.deposit")} />}
          </Field>
          <Field label={t("Deposit as")}>
            {(wiring) => (
              <Select {...wiring} {...register("payment.unit")}>
                <option value="percent">{t("Percentage of the price")}</option>
                <option value="amount">{t("Amount in {currency}", { currency })}</option>
              </Select>
            )}
          </Field>
        </div>
      )}
    </>
  );
}

/** What the choice means, in amounts once they are known. */
function consequence({ price, payment }: Pick<ServiceForm, "price" | "payment">, currency: string): string {
  if (payment.due === "at_appointment") return t("Customers book without paying online.");
  const known = {
    price: writtenPrice(currency).safeParse(price).data,
    payment: writtenPayment(currency).safeParse(payment).data,
  };
  const confirmed = t(
    "A booking is confirmed when it's paid, even if you confirm others yourself. Customers who cancel in time get a refund. If they cancel late or don't come, you keep it, unless your cancellation policy says otherwise.",
  );
  if (!known.price || !known.payment) return confirmed;
  const priced = { price: known.price, payment: known.payment };
  if (paymentMistake(priced) !== undefined) return confirmed;
  const now = dueAtBooking(priced);
  const text = (amount: number) => moneyText({ amount, currency });
  const due =
    now === known.price.amount
      ? t("Customers pay {amount} when they book.", { amount: text(now) })
      : t("Customers pay {now} when they book and {later} at the appointment.", {
          now: text(now),
          later: text(known.price.amount - now),
        });
  return `${due} ${confirmed}`;
}

const linkToPolicy = (words: ReactNode) => (
  <Link to={pages.storeSettings} className="underline underline-offset-4">
    {words}
  </Link>
);

/** What a saved card means, or what it needs first. */
function CardHint() {
  const store = useDashboard()?.store_info;
  if (store && !hasCardFee(store.booking.policy))
    return rich(
      "There is no fee to charge yet. Set what customers pay if they don't come or cancel late in your <link>cancellation policy</link> first.",
      { link: linkToPolicy },
    );
  return t(
    "Customers save a card, and nothing is paid when they book. After a no-show or a late cancellation you can charge the fee of your cancellation policy, and never more than the price. The card is removed once the appointment is over.",
  );
}
