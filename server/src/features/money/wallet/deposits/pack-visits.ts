// The visits of sold packs, for the features that sell and book them.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockOrderOfPack } from "./deposits.repository.ts";
import {
  bookVisit,
  findPackOf,
  listEndedRows,
  listVisits,
  type PackLine,
  type PackVisits,
} from "./visits.repository.ts";

export type { PackLine, PackVisits };

/** What became of the visits of these orders' packs. */
export const listPackVisits = async (db: Db, orderIds: Id[]): Promise<PackVisits[]> =>
  orderIds.length === 0 ? [] : listVisits(db, orderIds);

/** The visits of a pack that are over, with their appointments, except those that were refunded. */
export const listEndedVisits = (db: Db, pack: PackLine): ReturnType<typeof listEndedRows> =>
  listEndedRows(db, pack);

/** The pack whose visit pays for an appointment, with the end of its time; undefined without one. */
export const findPack = (db: Db, appointmentId: Id): ReturnType<typeof findPackOf> =>
  findPackOf(db, appointmentId);

/** Locks the order of a pack until the transaction ends. Runs before anything else is written, as in a refund. */
export const lockPack = (tx: Db, { orderId }: Pick<PackLine, "orderId">): Promise<unknown> =>
  lockOrderOfPack(tx, orderId);

interface Booked {
  pack: PackLine;
  appointmentId: Id;
  /** The appointment's. */
  number: number;
}

/** Uses a visit for an appointment. Part of its transaction, after lockPack. Throws "no_visits_left". */
export async function bookPackVisit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { pack, appointmentId, number }: Booked,
): Promise<void> {
  if (!(await bookVisit(db, { pack, appointmentId, number, now: clock.now() })))
    throw new AppError("no_visits_left");
}
