import type { Db } from "#kernel/database/db.ts";
import { listOnSale, type PlanRow } from "./plans.repository.ts";

export type { PlanRow };

/** Lists Free and the plans on sale, in display order. */
export const listPlans = (db: Db): Promise<PlanRow[]> => listOnSale(db);
