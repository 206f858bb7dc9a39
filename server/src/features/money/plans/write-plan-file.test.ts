import { expect } from "vitest";
import { test } from "#test/with-server.ts";
import { applyPlans } from "./apply-plans.ts";
import { listPlans } from "./list-plans.ts";
import { loadDefaultPlans } from "./load-default-plans.ts";
import { readPlanFile } from "./plan-file.ts";
import { writePlanFile } from "./write-plan-file.ts";

test("a plan file of what is on sale changes nothing, whatever kinds of plans there are", async ({
  server,
}) => {
  await loadDefaultPlans(server.deps);
  const plans = await listPlans(server.deps.db);
  expect(new Set(plans.map(({ kind }) => kind))).toEqual(new Set(["free", "credits", "subscription"]));
  const read = readPlanFile(writePlanFile(plans), server.deps.config.CURRENCY);
  if (typeof read === "string") throw new Error(read);
  const changes = await applyPlans(server.deps, read, { dryRun: true });
  expect(changes).toMatchObject({ added: [], changed: [], withdrawn: [] });
  expect(changes.unchanged).toHaveLength(plans.length);
});
