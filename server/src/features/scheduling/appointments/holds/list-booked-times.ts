import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findTimes } from "./held-times.repository.ts";

export type BookedTime = Awaited<ReturnType<typeof findTimes>>[number];

/** What emails about an order need to know of its appointments, by id. */
export const listBookedTimes = async (db: Db, ids: Id[]): Promise<ReadonlyMap<Id, BookedTime>> =>
  ids.length === 0 ? new Map() : new Map((await findTimes(db, ids)).map((time) => [time.id, time]));
