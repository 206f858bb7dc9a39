import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { unbookVisit } from "./visits.repository.ts";

/** How long a visit can be booked that its customer did not give up, even if its pack would end sooner. */
const GRACE = days(14);

/**
 * Returns the visit that pays for an appointment to its pack. `by`: who ended the appointment. Part of the transaction that
 * changes the appointment, after lockDeposit.
 */
export const returnVisit = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  appointmentId: Id,
  by: "customer" | "seller" | "system",
): Promise<void> =>
  unbookVisit(db, appointmentId, by === "customer" ? clock.now() : after(clock.now(), GRACE));
