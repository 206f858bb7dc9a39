import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPaidTime } from "../place/find-paid-time.ts";
import { applyRefund } from "./apply-refund.ts";

const isRefusedForDebt = (error: unknown): boolean =>
  error instanceof AppError && error.code === "debt_limit";

/** Customers are not told what a store owes. */
const notOnline = () =>
  new AppError("invalid_transition", {
    message: t("This store can't refund you online right now. Please contact the store."),
  });

interface ToRefund {
  appointmentId: Id;
  by: "seller" | "buyer";
  reason: string;
}

/**
 * Cancels an appointment that an order paid for and refunds it: both, or neither. Throws "not_refundable" if
 * there is nothing to refund, "invalid_transition" if the appointment is over, "debt_limit" if the seller
 * would owe too much; a buyer gets "invalid_transition" instead of that.
 */
export const refundTime = (deps: Deps, wanted: ToRefund): Promise<void> =>
  inTransaction(deps, (deps) => refundIt(deps, wanted));

/** If another change of the order was written first, tries again. */
async function refundIt(deps: Deps, wanted: ToRefund): Promise<void> {
  const { appointmentId, by, reason } = wanted;
  const found = await findPaidTime(deps.db, appointmentId);
  if (!found) throw new AppError("not_refundable", { message: t("No order paid for this appointment.") });
  const given = await applyRefund(deps, { before: found.row, ...found.back, by, reason }).catch(
    (error: unknown) => {
      throw by === "buyer" && isRefusedForDebt(error) ? notOnline() : error;
    },
  );
  if (!given) return refundIt(deps, wanted);
  if (!given.freed.includes(appointmentId))
    throw new AppError("invalid_transition", {
      message: t("This appointment is over, so it can't be cancelled."),
    });
}
