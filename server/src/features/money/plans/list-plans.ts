import type { Db } from "#kernel/database/db.ts";
import { listOnSale, type PlanRow } from "./plans.repository.ts";

export type { PlanRow };

/** What can be bought, in the order to offer it. */
export const listPlans = (db: Db): Promise<PlanRow[]> => listOnSale(db);
