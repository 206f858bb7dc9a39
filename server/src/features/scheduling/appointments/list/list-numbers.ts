import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findNumbers } from "../holds/held-times.repository.ts";

/** The numbers of these appointments, by id. */
export const listNumbers = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  ids.length === 0
    ? new Map()
    : new Map((await findNumbers(db, [...ids])).map(({ id, number }) => [id, number]));
