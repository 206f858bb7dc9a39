import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockDeletionRow } from "./lock-deletion-state.repository.ts";

/**
 * Returns whether the account is to be deleted or is suspended, and locks that decision until the transaction ends. Call it
 * before taking any other lock: the deletion of an account locks it first.
 */
export const lockDeletionState = (tx: Db, userId: Id): ReturnType<typeof lockDeletionRow> =>
  lockDeletionRow(tx, userId);
