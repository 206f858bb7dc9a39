import type { StoreTestStep } from "@solodesk/contract/account/store-test.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";

/** What a step found. */
export type StepResult = Pick<StoreTestStep, "outcome" | "detail" | "fix">;

export const passed = (detail: string): StepResult => ({ outcome: "passed", detail, fix: null });
export const failed = (detail: string, fix: StepResult["fix"] = null): StepResult => ({
  outcome: "failed",
  detail,
  fix,
});
export const skipped = (detail: string, fix: StepResult["fix"] = null): StepResult => ({
  outcome: "skipped",
  detail,
  fix,
});

/** Why a visitor was refused: the sentence that they would read. A fault is logged, and said to be ours. */
export function refusalOf({ log }: Pick<Deps, "log">, error: unknown): string {
  if (error instanceof AppError)
    return [error.message, ...Object.values(error.details.fields ?? {})]
      .filter((sentence, nth, all) => all.indexOf(sentence) === nth)
      .join(" ");
  log.error({ err: loggable(error) }, "a store could not be tested");
  return t("Something went wrong on our side, so a customer would see an error here.");
}
