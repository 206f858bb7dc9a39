import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { type BookedTime, findTimes } from "./held-times.repository.ts";

export type { BookedTime } from "./held-times.repository.ts";

/** What is known of these appointments, by id. */
export const listBookedTimes = async (db: Db, ids: Id[]): Promise<ReadonlyMap<Id, BookedTime>> =>
  ids.length === 0 ? new Map() : new Map((await findTimes(db, ids)).map((time) => [time.id, time]));
