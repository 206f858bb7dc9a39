import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findDebtLimit } from "./debts.repository.ts";

/** Returns the debt limit that the operator set for this account; undefined if DEBT_LIMIT applies. */
export const findOwnDebtLimit = (db: Db, userId: Id): Promise<number | undefined> =>
  findDebtLimit(db, userId);
