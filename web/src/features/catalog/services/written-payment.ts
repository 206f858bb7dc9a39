// The payment of a service as the form holds it: the deposit is typed text, in percent or in money.
import { type ServicePayment, SetServicePayment } from "@solodesk/contract/catalog/services/payment.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";

const depositUnits = ["percent", "amount"] as const;

const WrittenPayment = z.object({
  due: SetServicePayment.shape.due,
  unit: z.enum(depositUnits),
  deposit: z.string(),
});
export type WrittenPayment = z.input<typeof WrittenPayment>;

/** A schema for a payment with amounts in this currency. */
export const writtenPayment = (currency: string) =>
  WrittenPayment.transform(({ due, unit, deposit }, context): z.output<typeof SetServicePayment> => {
    if (due !== "deposit") return { due };
    if (deposit.trim() === "") {
      context.addIssue({ code: "custom", path: ["deposit"], message: t("Enter a deposit.") });
      return z.NEVER;
    }
    const read = unit === "percent" ? percentOf(deposit) : writtenPrice(currency).safeParse(deposit);
    if (read.success) return { due, deposit: read.data };
    context.addIssue({ code: "custom", path: ["deposit"], message: read.error.issues[0]?.message ?? "" });
    return z.NEVER;
  });

function percentOf(written: string) {
  const percent = /^\s*(\d{1,9})\s*%?\s*$/.exec(written)?.[1];
  return z
    .object({
      percent: z.number({ error: () => t("Use a whole number such as {example}.", { example: "30" }) }),
    })
    .refine((deposit) => SetServicePayment.safeParse({ due: "deposit", deposit }).success, {
      error: () => t("Use a percentage from 1 to 100."),
    })
    .safeParse({ percent: percent === undefined ? undefined : Number(percent) });
}

export const writtenPaymentOf = ({ due, deposit }: ServicePayment): WrittenPayment => {
  if (!deposit) return { due, unit: "percent", deposit: "" };
  return "percent" in deposit
    ? { due, unit: "percent", deposit: String(deposit.percent) }
    : { due, unit: "amount", deposit: priceText(deposit) };
};
