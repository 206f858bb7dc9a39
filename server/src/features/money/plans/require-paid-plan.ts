import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { PlanRow } from "./list-plans.ts";

/** Throws "invalid_transition" if the plan is Free, which nobody buys. */
export function requirePaidPlan({ kind, name }: Pick<PlanRow, "kind" | "name">): void {
  if (kind !== "free") return;
  throw new AppError("invalid_transition", {
    message: t("{name} isn't for sale. To go back to it, cancel your plan.", { name }),
  });
}
