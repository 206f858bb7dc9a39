import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { SubscriptionRow } from "../subscription.repository.ts";

type Stage = Pick<SubscriptionRow, "status" | "owedFrom" | "cancelAtPeriodEnd" | "nextPlanId">;

/** The state of a subscription, as its user sees it. */
export const stages = ["running", "ending", "changing", "owing", "over"] as const;
type SubscriptionStage = (typeof stages)[number];

/** The steps allowed in each stage, and the stage each leads to. */
export const subscriptionSteps = {
  running: { cancelLater: "ending", cancelNow: "over", change: "changing" },
  ending: { resume: "running", cancelNow: "over", change: "changing" },
  changing: { resume: "running", cancelLater: "ending", cancelNow: "over", change: "changing" },
  owing: { cancelNow: "over" },
  over: {},
} as const satisfies Record<SubscriptionStage, Partial<Record<SubscriptionStep, SubscriptionStage>>>;
export type SubscriptionStep = "cancelLater" | "cancelNow" | "resume" | "change";

export function stageOf({ status, owedFrom, cancelAtPeriodEnd, nextPlanId }: Stage): SubscriptionStage {
  if (status === "cancelled" || status === "expired") return "over";
  if (owedFrom !== null) return "owing";
  if (cancelAtPeriodEnd) return "ending";
  return nextPlanId === null ? "running" : "changing";
}

const why: Record<SubscriptionStep, Partial<Record<SubscriptionStage, Message>>> = {
  cancelLater: {
    ending: msg("Your plan already ends when its paid time is over."),
    owing: msg("The paid time is over. End your plan now instead."),
  },
  cancelNow: {},
  resume: {
    running: msg("There is nothing to undo."),
    owing: msg("The paid time is over. Pay for the next period instead."),
  },
  change: { owing: msg("The paid time is over. Pay for the plan you want instead.") },
};

const canTake = (stage: SubscriptionStage, step: SubscriptionStep): boolean =>
  step in subscriptionSteps[stage];

/**
 * Throws "invalid_transition" with what to do instead. `row` is undefined for a user without a subscription.
 */
export function requireStep<Row extends Stage>(row: Row | undefined, step: SubscriptionStep): Row {
  const stage = row ? stageOf(row) : "over";
  if (row && canTake(stage, step)) return row;
  throw new AppError("invalid_transition", { message: t(why[step][stage] ?? msg("You have no paid plan.")) });
}
