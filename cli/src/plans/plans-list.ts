import { listPlans, type PlanRow } from "@solodesk/server/features/money/plans/list-plans.ts";
import { openInstallation } from "../open-installation.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { textTable } from "../terminal/text-table.ts";
import { bringsWords, priceWords } from "./plan-words.ts";

const heading = ["Key", "Version", "Name", "Price", "Includes"];

export function describePlans(plans: readonly PlanRow[]): string {
  if (plans.every(({ kind }) => kind === "free"))
    return "Nothing is for sale yet. Add plans: solo plans apply FILE";
  const rows = plans.map((plan) => [
    plan.key,
    String(plan.version),
    plan.name,
    priceWords(plan, plan.currency),
    bringsWords(plan, plan.currency),
  ]);
  return textTable([heading, ...rows]).join("\n");
}

export async function listPlansCommand(args: string[]): Promise<number> {
  readArgs({ args, options: {} });
  const { deps, close } = await openInstallation(say);
  try {
    print(describePlans(await listPlans(deps.db)));
    return 0;
  } finally {
    await close();
  }
}
