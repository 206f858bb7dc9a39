import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";

/** Why payment is blocked while lines of the cart have problems; undefined if none has. */
export const blockedReason = (problems: readonly CartProblem[]): string | undefined =>
  problems.length > 0
    ? "Something in the cart cannot be bought as it is. See to the marked lines first."
    : undefined;
