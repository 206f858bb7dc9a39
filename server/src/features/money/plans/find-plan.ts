import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPlanRow, findPlanRows, type PlanRow } from "./plans.repository.ts";

/** Returns any version of a plan, withdrawn or not. */
export const findPlan = (db: Db, id: Id): Promise<PlanRow | undefined> => findPlanRow(db, id);

/** The same for many plans. */
export const findPlans = async (db: Db, ids: readonly Id[]): Promise<Map<Id, PlanRow>> =>
  new Map((await findPlanRows(db, ids)).map((plan) => [plan.id, plan]));
