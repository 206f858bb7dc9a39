import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { plans } from "@solodesk/contract/money/plans.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { listPlans } from "./list-plans.ts";
import { toPlan } from "./to-plan.ts";

/** Throws "unknown_project". */
export async function getProject(
  deps: Pick<Deps, "db" | "config" | "gateways">,
  projectId: string,
): Promise<Answer<typeof plans.getProject>> {
  const { PROJECT_ID: id, OPERATOR_NAME: name, CURRENCY: currency } = deps.config;
  if (projectId !== id) throw new AppError("unknown_project");
  const rows = await listPlans(deps.db);
  const free = rows.find(({ kind }) => kind === "free") ?? null;
  return {
    project: { id, name, currency, gateways: offeredGateways(deps) },
    plans: rows.map((row) => toPlan(row, { free, config: deps.config })),
  };
}
