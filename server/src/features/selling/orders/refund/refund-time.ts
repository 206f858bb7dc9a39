import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lockVersion } from "#features/scheduling/appointments/change/lock-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOrderOfTime, lockOrder } from "../orders.repository.ts";
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
  /** The version that `kept` was worked out for. */
  version: number;
  by: "seller" | "buyer";
  reason: string;
  /** What the store keeps of the price, in minor units. */
  kept?: number;
}

/**
 * Cancels an appointment that an order paid for and refunds it: both, or neither. Throws "not_refundable" if
 * there is nothing to refund, "version_conflict", "invalid_transition" if the appointment is over, "debt_limit" if the
 * seller would owe too much; a buyer gets "invalid_transition" instead of that.
 */
export const refundTime = (deps: Deps, wanted: ToRefund): Promise<void> =>
  inTransaction(deps, async (deps) => {
    await lockTime(deps, wanted);
    const freed = await refundPaid(deps, wanted);
    if (!freed.includes(wanted.appointmentId))
      throw new AppError("invalid_transition", {
        message: t("This appointment is over, so it can't be cancelled."),
      });
  });

/**
 * Locks an appointment and, before it, the order that paid for it, as everything that settles deposits does. Throws
 * "version_conflict" if the appointment has changed meanwhile.
 */
export async function lockTime(
  { db }: Pick<Deps, "db">,
  { appointmentId, version }: Pick<ToRefund, "appointmentId" | "version">,
): Promise<void> {
  const order = await findOrderOfTime(db, appointmentId);
  if (order) await lockOrder(db, order.id);
  await lockVersion(db, { id: appointmentId, version });
}

/**
 * Refunds what an order paid for an appointment, in the caller's transaction; if another change of the order was
 * written first, tries again. Returns the appointments that it cancelled.
 */
export async function refundPaid(deps: Deps, wanted: Omit<ToRefund, "version">): Promise<Id[]> {
  const { by, reason } = wanted;
  const found = await findPaidTime(deps.db, wanted);
  if (!found)
    throw new AppError("not_refundable", { message: t("Nothing was paid online for this appointment.") });
  const given = await applyRefund(deps, { before: found.row, ...found.back, by, reason }).catch(
    (error: unknown) => {
      throw by === "buyer" && isRefusedForDebt(error) ? notOnline() : error;
    },
  );
  return given ? given.freed : refundPaid(deps, wanted);
}
