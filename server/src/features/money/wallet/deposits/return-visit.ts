import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { VISIT_GRACE } from "./keep-visit.ts";
import { unbookVisit } from "./visits.repository.ts";

/**
 * Returns the visit that pays for an appointment to its pack. `by`: who ended the appointment. Part of the transaction that
 * changes the appointment, after lockDeposit.
 */
export const returnVisit = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  appointmentId: Id,
  by: "customer" | "seller" | "system",
): Promise<void> =>
  unbookVisit(db, appointmentId, by === "customer" ? clock.now() : after(clock.now(), VISIT_GRACE));
