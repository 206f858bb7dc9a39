import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Collect } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentChangeRow, AppointmentRow, Payment } from "../appointments.repository.ts";

const nothing = {
  openAmount: 0,
  collectionId: null,
  collectedMethod: null,
  collectedAmount: 0,
  collectedTip: 0,
  collectedAt: null,
} as const satisfies Payment;

const refuse = (fields: Record<string, string>): never => {
  throw new AppError("validation_failed", { fields });
};

/** What a payment is called in the timeline. */
export const paymentEvent = ({ collectionId, openAmount }: Payment): AppointmentChangeRow["event"] => {
  if (collectionId !== null) return "payment_recorded";
  return openAmount > 0 ? "payment_left_open" : "payment_waived";
};

/**
 * Returns the columns of a payment in person. "Later" leaves open what was not paid online, "waived" nothing. `at` is when the money
 * counts as revenue. Throws "validation_failed" for another currency or no amount at all.
 */
export function paymentOf(
  { newId, config: { CURRENCY } }: Pick<Deps, "newId" | "config">,
  { price, paid }: Pick<AppointmentRow, "price" | "paid">,
  collect: Collect,
  at: Date,
): Payment {
  if ("waived" in collect) return nothing;
  if ("later" in collect) return { ...nothing, openAmount: Math.max(0, price - paid) };
  const { method, amount, tip = { amount: 0, currency: CURRENCY } } = collect;
  const wrong = t("Amounts are in {currency}.", { currency: CURRENCY });
  if (amount.currency !== CURRENCY) refuse({ "collected.amount": wrong });
  if (tip.currency !== CURRENCY) refuse({ "collected.tip": wrong });
  if (amount.amount + tip.amount === 0) refuse({ "collected.amount": t("Enter what was paid.") });
  const collectionId: Id = newId();
  return {
    openAmount: 0,
    collectionId,
    collectedMethod: method,
    collectedAmount: amount.amount,
    collectedTip: tip.amount,
    collectedAt: at,
  };
}
