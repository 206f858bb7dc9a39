import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "#kernel/deps.ts";
import { applyPlans } from "./apply-plans.ts";
import { readPlanFile } from "./plan-file.ts";
import { hasPlans } from "./plans.repository.ts";

const FILE = join(import.meta.dirname, "default-plans.json");

/** Adds the plans that ship with Solodesk if the installation never had one; returns how many it added. */
export async function loadDefaultPlans(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
): Promise<number> {
  if (await hasPlans(deps.db)) return 0;
  const written = readPlanFile(await readFile(FILE, "utf8"), deps.config.CURRENCY);
  if (typeof written === "string") throw new Error(`default-plans.json: ${written}`);
  return (await applyPlans(deps, written)).added.length;
}
