import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CardFee, findCardFee } from "./find-card-fee.ts";

/**
 * What is charged to the saved card when the seller ends an appointment this way: by default nothing if it is cancelled, and
 * as the policy says after a no-show. Never more than the customer agreed to.
 */
export async function feeAfter(
  deps: Pick<Deps, "db" | "clock">,
  { id, status, starts_at, price, policy_accepted }: Appointment,
  { status: next, keep }: Pick<EditAppointment, "status" | "keep">,
): Promise<CardFee | undefined> {
  const isCancelled = next === "Cancelled";
  if (keep === false || (keep === undefined && isCancelled)) return undefined;
  const time = {
    id,
    status,
    startsAt: new Date(starts_at),
    price: price.amount,
    policySha256: policy_accepted?.sha256 ?? null,
  };
  return findCardFee(deps, time, isCancelled ? "late_cancel" : "no_show");
}
