// When a service is paid for, and how much of it when it is booked.
import { z } from "zod";
import { t } from "../../kernel/language/t.ts";
import { Money, Price } from "../../kernel/money.ts";
import { Percent } from "../../kernel/percent.ts";

/**
 * `at_appointment`: nothing has to be paid to book it. `card_on_file`: nothing is paid then either, but a card is saved, to
 * which the fee of the store's policy can be charged.
 */
export const paymentDues = ["at_appointment", "deposit", "full", "card_on_file"] as const;

/** An amount, or a percentage of the price. */
export const ServicePayment = z.object({
  due: z.enum(paymentDues),
  deposit: z.union([Money, z.object({ percent: z.int() })]).optional(),
});
export type ServicePayment = z.infer<typeof ServicePayment>;

export const SetServicePayment = z
  .strictObject({
    due: z.enum(paymentDues),
    deposit: z.union([Price, z.strictObject({ percent: Percent })]).optional(),
  })
  .refine(({ due, deposit }) => due !== "deposit" || deposit !== undefined, {
    error: () => t("Enter a deposit, or choose another way to pay."),
    path: ["deposit"],
  })
  .refine(({ due, deposit }) => due === "deposit" || deposit === undefined, {
    error: () => t("Leave out the deposit, or choose payment with a deposit."),
    path: ["deposit"],
  });

interface Priced {
  price: Money;
  payment: ServicePayment;
}

/** What has to be paid to book a service, in minor units: at least 1 for a percentage, rounded to the nearest. */
export function dueAtBooking({ price: { amount }, payment: { due, deposit } }: Priced): number {
  if (due === "at_appointment" || due === "card_on_file" || amount === 0) return 0;
  if (!deposit) return amount;
  if ("amount" in deposit) return Math.min(deposit.amount, amount);
  return Math.max(1, Math.round((amount * deposit.percent) / 100));
}

/** Whether a card has to be saved to book a service. */
export const needsCard = ({ price: { amount }, payment: { due } }: Priced): boolean =>
  due === "card_on_file" && amount > 0;

/** Whether a service is booked by checkout alone, because something is paid or a card is saved. */
export const isBookedByCheckout = (service: Priced): boolean =>
  dueAtBooking(service) > 0 || needsCard(service);

interface PaymentMistake {
  /** Within the payment. */
  path: "due" | "deposit";
  message: string;
}

/** What is wrong with taking this payment for this price; undefined if nothing is. */
export function paymentMistake({ price, payment: { due, deposit } }: Priced): PaymentMistake | undefined {
  if (due === "at_appointment") return undefined;
  if (price.amount === 0)
    return {
      path: "due",
      message:
        due === "card_on_file"
          ? t("A free service can't ask for a card. Choose “At the appointment”.")
          : t("A free service can't ask for a payment. Choose “At the appointment”."),
    };
  if (!deposit) return undefined;
  if ("percent" in deposit)
    return deposit.percent === 100 ? { path: "deposit", message: wholePrice() } : undefined;
  if (deposit.amount === 0) return { path: "deposit", message: t("Enter a deposit above zero.") };
  if (deposit.amount > price.amount)
    return { path: "deposit", message: t("The deposit can't be more than the price.") };
  if (deposit.amount === price.amount) return { path: "deposit", message: wholePrice() };
  return undefined;
}

const wholePrice = (): string =>
  t("A deposit is less than the price. To take all of it, choose full payment.");
