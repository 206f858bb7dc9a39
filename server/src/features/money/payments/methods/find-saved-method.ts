import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findMethod, type PaymentMethod } from "./methods.repository.ts";

/** Finds a saved method, even a removed one. */
export const findSavedMethod = (db: Db, id: Id): Promise<PaymentMethod | undefined> => findMethod(db, id);
