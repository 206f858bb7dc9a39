import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { ourReasons } from "@solodesk/contract/selling/orders/our-reasons.ts";
import { keptOf } from "@solodesk/contract/store/store/policy.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import {
  type Edited,
  type EditPaidTime,
  editAppointment,
} from "#features/scheduling/appointments/change/edit-appointment.ts";
import { freeUntil } from "#features/scheduling/appointments/change/free-until.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { chargeFee } from "../card/charge-fee.ts";
import { endWithFee } from "../card/end-with-fee.ts";
import { findPaidTime } from "../place/find-paid-time.ts";
import { lockTime, refundPaid, refundTime } from "./refund-time.ts";

/**
 * Edits an appointment. Cancelling it or recording a no-show refunds what `keep` doesn't let the store keep, and charges the
 * fee that `keep` lets it charge to a saved card: once, after the change is committed. Throws what editAppointment throws,
 * "confirmation_required", "debt_limit".
 */
export const editPaidTime =
  (purposes: Purposes): EditPaidTime =>
  async (deps, user, id, edit) => {
    const fee = await endWithFee(deps, user.id, id, edit);
    if (!fee) return editPaid(deps, user, id, edit);
    const { opened, edited } = fee;
    const { said, charge } = await chargeFee(deps, purposes, opened);
    const done = edit.status === "No-show" ? t("No-show recorded.") : t("Appointment cancelled.");
    return { ...edited, charge, notice: `${done} ${said}` };
  };

const editPaid: EditPaidTime = async (deps, user, id, edit) => {
  const { status } = edit;
  if (status !== "Cancelled" && status !== "No-show") return editAppointment(deps, user.id, id, edit);
  const appointment = await getAppointment(deps, user.id, id);
  const { version } = appointment;
  const kept = await keptAfter(deps, appointment, edit);
  const isOutdated = edit.version !== undefined && edit.version !== version;
  if (isOutdated || !(await findPaidTime(deps.db, { appointmentId: id, kept })))
    return editAppointment(deps, user.id, id, edit);
  // What a policy gives back is not the seller's choice.
  if (status === "Cancelled" || edit.keep === false) await requireConfirmed(deps, user);
  try {
    return await inTransaction(deps, (deps) => endPaid(deps, user.id, { id, version, edit, kept }));
  } catch (error) {
    // It has changed meanwhile, and so may what is kept.
    if (error instanceof AppError && error.code === "version_conflict") return editPaid(deps, user, id, edit);
    throw error;
  }
};

interface ToEnd {
  id: Id;
  version: number;
  edit: EditAppointment;
  kept: number;
}

async function endPaid(
  deps: Deps,
  userId: Id,
  { id, version, edit: { status, ...rest }, kept }: ToEnd,
): Promise<Edited & { isRefunded: boolean }> {
  await lockTime(deps, { appointmentId: id, version });
  const refund = { appointmentId: id, by: "seller", kept } as const;
  if (status === "Cancelled") {
    const { data } = await editAppointment(deps, userId, id, rest);
    await refundTime(deps, { ...refund, version: data.version, reason: ourReasons.appointmentCancelled });
  } else {
    await editAppointment(deps, userId, id, { ...rest, status: "No-show", isRefunded: true });
    await refundPaid(deps, { ...refund, reason: ourReasons.noShow });
  }
  return { ...(await editAppointment(deps, userId, id, {})), isRefunded: status === "Cancelled" };
}

/**
 * What the store keeps of an appointment's price when the seller ends it this way, in minor units. A no-show never
 * costs the customer more than they agreed to. Throws "validation_failed" if a policy is to be followed and none was accepted.
 */
export async function keptAfter(
  { db, clock }: Pick<Deps, "db" | "clock">,
  appointment: Appointment,
  { status, keep }: Pick<EditAppointment, "status" | "keep">,
): Promise<number> {
  const { id, price, paid, starts_at, policy_accepted } = appointment;
  const isCancelled = status === "Cancelled";
  if (keep === false || (keep === undefined && isCancelled)) return 0;
  const policy = await findAcceptedPolicy(db, policy_accepted?.sha256 ?? null);
  if (!policy && keep === "policy")
    throw new AppError("validation_failed", {
      fields: { keep: t("The customer accepted no cancellation policy.") },
    });
  if (!policy || (keep === true && isCancelled)) return paid.amount;
  const booked = { price: price.amount, paid: paid.amount };
  if (!isCancelled) return keptOf(policy, booked, "no_show");
  const until = await freeUntil(db, policy, { id, startsAt: new Date(starts_at) });
  return clock.now() <= until ? 0 : keptOf(policy, booked, "late_cancel");
}
