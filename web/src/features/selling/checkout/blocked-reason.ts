import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";

/** Why payment is blocked while lines of the cart have problems; undefined if none has. */
export const blockedReason = (problems: readonly CartProblem[]): string | undefined =>
  problems.length > 0
    ? t("Some items in your cart can't be bought. Check the marked ones first.")
    : undefined;
