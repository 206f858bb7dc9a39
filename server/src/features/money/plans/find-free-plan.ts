import type { Db } from "#kernel/database/db.ts";
import { findFreeRow, type PlanRow } from "./plans.repository.ts";

/** Returns everybody's plan until they buy another; null only if the operator has never set up plans. */
export const findFreePlan = (db: Db): Promise<PlanRow | null> => findFreeRow(db);
