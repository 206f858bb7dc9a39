import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { comparePlans, type PlanChanges } from "./compare-plans.ts";
import type { WrittenPlan } from "./plan-file.ts";
import {
  insertPlans,
  listOnSale,
  lockList,
  movePlan,
  newestVersions,
  type PlanRow,
  withdrawPlans,
} from "./plans.repository.ts";
import { planRevision } from "./write-plan-file.ts";

type Parts = Pick<Deps, "db" | "clock" | "newId" | "config">;

interface Options {
  /** Writes nothing. */
  dryRun?: boolean;
  /** What planRevision said of the plans that were edited. */
  revision?: string;
}

/**
 * Replaces the plans on sale with those in `written`; users keep the version they bought. Throws "version_conflict"
 * if they have changed since `revision`.
 */
export const applyPlans = (
  deps: Parts,
  written: readonly WrittenPlan[],
  { dryRun = false, revision }: Options = {},
): Promise<PlanChanges> =>
  inTransaction(deps, async (deps) => {
    if (!dryRun) await lockList(deps.db);
    const onSale = await listOnSale(deps.db);
    if (revision !== undefined && revision !== planRevision(onSale))
      throw new AppError("version_conflict", {
        message: t(
          "Someone else changed the plans after you opened them, so nothing was saved. Copy your text, close this dialog, open the plans again and repeat your changes.",
        ),
      });
    const changes = comparePlans(onSale, written);
    if (!dryRun) await write(deps, changes, written);
    return changes;
  });

async function write(
  deps: Parts,
  { added, changed, withdrawn, unchanged }: PlanChanges,
  written: readonly WrittenPlan[],
): Promise<void> {
  const gone = [...withdrawn, ...changed.map(({ before }) => before)];
  await withdrawPlans(
    deps.db,
    gone.map(({ id }) => id),
    deps.clock.now(),
  );
  const position = new Map(written.map(({ key }, at) => [key, at + 1]));
  const versions = await newestVersions(deps.db);
  const rows = [...added, ...changed.map(({ after }) => after)].map((plan) =>
    rowOf(deps, plan, { version: (versions.get(plan.key) ?? 0) + 1, position: position.get(plan.key) ?? 1 }),
  );
  await insertPlans(deps.db, rows);
  for (const { id, key } of unchanged) await movePlan(deps.db, id, position.get(key) ?? 1);
}

const rowOf = (
  { clock, newId, config }: Parts,
  plan: WrittenPlan,
  place: Pick<PlanRow, "version" | "position">,
): PlanRow => ({
  ...plan,
  ...place,
  id: newId(),
  currency: config.CURRENCY,
  createdAt: clock.now(),
  withdrawnAt: null,
});
