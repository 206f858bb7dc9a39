import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockAccountRow } from "./lock-account-state.repository.ts";

/**
 * Returns whether the account is to be deleted or is suspended, and locks that decision until the transaction ends. Call it
 * before taking any other lock: the deletion of an account locks it first.
 */
export const lockAccountState = (tx: Db, userId: Id): ReturnType<typeof lockAccountRow> =>
  lockAccountRow(tx, userId);
