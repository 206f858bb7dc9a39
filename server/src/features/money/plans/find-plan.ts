import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPlanRow, type PlanRow } from "./plans.repository.ts";

/** Returns any version of a plan, withdrawn or not. */
export const findPlan = (db: Db, id: Id): Promise<PlanRow | undefined> => findPlanRow(db, id);
