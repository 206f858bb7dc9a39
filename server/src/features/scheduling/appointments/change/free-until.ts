import type { Id } from "@solodesk/contract/kernel/id.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import type { Db } from "#kernel/database/db.ts";
import { findLastMover } from "../appointments.repository.ts";

interface Booked {
  id: Id;
  startsAt: Date;
}

/**
 * Until when a customer may move an appointment, or cancel it free of charge, under the policy they accepted: until it
 * starts if the store has moved it last, as they didn't choose that time.
 */
export async function freeUntil(
  db: Db,
  { cancel_before_minutes }: Pick<Policy, "cancel_before_minutes">,
  { id, startsAt }: Booked,
): Promise<Date> {
  const mover = await findLastMover(db, id);
  return mover === "seller" ? startsAt : new Date(startsAt.getTime() - cancel_before_minutes * MINUTE);
}
