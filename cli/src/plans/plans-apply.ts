import { readFile } from "node:fs/promises";
import { applyPlans } from "@solodesk/server/features/money/plans/apply-plans.ts";
import type { PlanChanges } from "@solodesk/server/features/money/plans/compare-plans.ts";
import { readPlanFile, type WrittenPlan } from "@solodesk/server/features/money/plans/plan-file.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { bringsWords, priceWords } from "./plan-words.ts";

type Plan = PlanChanges["withdrawn"][number] | WrittenPlan;

const briefly = (plan: Plan, currency: string): string =>
  `${oneLine(plan.name)}, ${priceWords(plan, currency)}, ${bringsWords(plan, currency)}`;

function describeChange(before: Plan, after: Plan, currency: string): string[] {
  const [old, now] = [briefly(before, currency), briefly(after, currency)];
  return old === now
    ? [`~ ${after.key}: ${now} (other details changed)`]
    : [`~ ${after.key}: ${old}`, `    → ${now}`];
}

/** Lists each plan that is added, changed or withdrawn, as in a diff. */
export function describePlanChanges(
  { added, changed, withdrawn, unchanged }: PlanChanges,
  currency: string,
): string[] {
  return [
    ...added.map((plan) => `+ ${plan.key}: ${briefly(plan, currency)}`),
    ...changed.flatMap(({ before, after }) => describeChange(before, after, currency)),
    ...withdrawn.map((plan) => `- ${plan.key}: ${briefly(plan, currency)}`),
    `${unchanged.length} unchanged.`,
  ];
}

/** Nobody buys Free, so nobody keeps an earlier version. */
const ofFree = ({ changed }: PlanChanges): string =>
  changed.some(({ after }) => after.kind === "free")
    ? " Changes to Free apply right away to everyone who has no other plan."
    : "";

const readText = (file: string): Promise<string> =>
  readFile(file, "utf8").catch(() => {
    throw new CliError(`The file ${oneLine(file)} cannot be read.`);
  });

/** Throws CliError. */
function readPlans(file: string, written: string, currency: string): WrittenPlan[] {
  const plans = readPlanFile(written, currency);
  if (typeof plans === "string") throw new CliError(`${oneLine(file)}: ${oneLine(plans)}`);
  return plans;
}

/** Shows what would change and asks for confirmation. Returns exit code 1 if the operator declines. */
export async function applyPlansCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CliError("Specify the plan file: solo plans apply plans.json");
  const written = await readText(file);
  const { deps, close } = await openInstallation(say);
  try {
    const { CURRENCY: currency } = deps.config;
    const plans = readPlans(file, written, currency);
    const expected = await applyPlans(deps, plans, { dryRun: true });
    say(describePlanChanges(expected, currency).join("\n"));
    const question = `Apply these changes? Plans that were already bought stay as they are.${ofFree(expected)}`;
    if (!values.yes && !(await confirm(question))) {
      print("Nothing was changed.");
      return 1;
    }
    const { added, changed, withdrawn } = await applyPlans(deps, plans);
    print(`${added.length} added, ${changed.length} changed, ${withdrawn.length} withdrawn.`);
    return 0;
  } finally {
    await close();
  }
}
