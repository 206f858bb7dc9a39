import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Collect } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentChangeRow, AppointmentRow, Collection } from "../appointments.repository.ts";

const nothing = {
  openAmount: 0,
  collectionId: null,
  collectedMethod: null,
  collectedAmount: 0,
  collectedTip: 0,
  collectedAt: null,
} as const satisfies Collection;

const refuse = (fields: Record<string, string>): never => {
  throw new AppError("validation_failed", { fields });
};

/** The event in the timeline. */
export const collectionEvent = ({ collectionId, openAmount }: Collection): AppointmentChangeRow["event"] => {
  if (collectionId !== null) return "payment_recorded";
  return openAmount > 0 ? "payment_left_open" : "payment_waived";
};

/** When money counts as revenue that is recorded with the appointment, or afterwards without having been left open. */
export const atItsEnd = ({ endsAt }: Pick<AppointmentRow, "endsAt">, now: Date): Date =>
  endsAt < now ? endsAt : now;

/**
 * Returns the columns of what was collected. "Later" leaves open what was not paid online, "waived" nothing. `at` is
 * when the money counts as revenue. Throws "validation_failed" for another currency, for no amount at all, if nothing
 * is left to pay later, and for "other" if an order has paid already: the same money would count twice.
 */
export function collectionOf(
  { newId, config: { CURRENCY } }: Pick<Deps, "newId" | "config">,
  { price, paid }: Pick<AppointmentRow, "price" | "paid">,
  collect: Collect,
  at: Date,
): Collection {
  if ("waived" in collect) return nothing;
  const due = Math.max(0, price - paid);
  if ("later" in collect)
    return due > 0 ? { ...nothing, openAmount: due } : refuse({ collected: t("Nothing is left to pay.") });
  const { method, amount, tip = { amount: 0, currency: CURRENCY } } = collect;
  const wrong = t("Amounts are in {currency}.", { currency: CURRENCY });
  if (amount.currency !== CURRENCY) refuse({ "collected.amount": wrong });
  if (tip.currency !== CURRENCY) refuse({ "collected.tip": wrong });
  if (method === "other" && paid > 0 && due === 0)
    refuse({
      "collected.method": t("This was already paid online. Recording it again would count it twice."),
    });
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
