// How an appointment was paid, as the dialog holds it: amounts are typed text.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { type Collect, collectMethods } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";

export const paymentWays = [...collectMethods, "later", "waived"] as const;
export type PaymentWay = (typeof paymentWays)[number];

export const isPaid = (way: PaymentWay): way is (typeof collectMethods)[number] =>
  way !== "later" && way !== "waived";

export const paymentForm = (currency: string) =>
  z
    .object({
      way: z.enum(paymentWays),
      amount: z.string(),
      tip: z.string(),
      /** Emails a receipt. */
      receipt: z.boolean(),
    })
    .transform(({ way, amount, tip, receipt }, context): { collected: Collect; receipt: boolean } => {
      if (way === "later") return { collected: { later: true }, receipt: false };
      if (way === "waived") return { collected: { waived: true }, receipt: false };
      const read = (path: "amount" | "tip", written: string): Money => {
        const price = writtenPrice(currency).safeParse(written.trim() === "" ? "0" : written);
        if (price.success) return price.data;
        context.addIssue({ code: "custom", path: [path], message: price.error.issues[0]?.message ?? "" });
        return z.NEVER;
      };
      const paid = { amount: read("amount", amount), tip: read("tip", tip) };
      if (context.issues.length === 0 && paid.amount.amount + paid.tip.amount === 0)
        context.addIssue({ code: "custom", path: ["amount"], message: t("Enter what was paid.") });
      return { collected: { method: way, ...paid }, receipt };
    });

export type PaymentForm = z.input<ReturnType<typeof paymentForm>>;
export type PaymentValues = z.output<ReturnType<typeof paymentForm>>;

/** What "Not yet" leaves open: the price, less what was paid online. */
export const leftOpen = ({ price, paid }: Appointment): Money => ({
  ...price,
  amount: Math.max(0, price.amount - paid.amount),
});

export function firstPayment(appointment: Appointment): PaymentForm {
  const { collected } = appointment;
  const amount = collected?.amount ?? leftOpen(appointment);
  return {
    way: collected?.method ?? "cash",
    amount: amount.amount > 0 ? priceText(amount) : "",
    tip: collected && collected.tip.amount > 0 ? priceText(collected.tip) : "",
    receipt: false,
  };
}
