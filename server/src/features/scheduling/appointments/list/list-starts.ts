import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findStarts } from "./histories.repository.ts";

/** When these appointments begin as of now, by id. Cancelled ones are left out. For callers that may see them. */
export const listStarts = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, Date>> =>
  ids.length === 0
    ? new Map()
    : new Map((await findStarts(db, ids)).map(({ id, startsAt }) => [id, startsAt]));
