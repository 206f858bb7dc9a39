import { expect, test } from "vitest";
import { AppError } from "#kernel/app-error.ts";
import {
  requireStep,
  type SubscriptionStep,
  stageOf,
  stages,
  subscriptionSteps,
} from "./subscription-steps.ts";

const steps: SubscriptionStep[] = ["cancelLater", "cancelNow", "resume", "change"];
const plain = { status: "active", owedFrom: null, cancelAtPeriodEnd: false, nextPlanId: null } as const;
const rowOf = {
  running: plain,
  ending: { ...plain, cancelAtPeriodEnd: true },
  changing: { ...plain, nextPlanId: "another" },
  owing: { ...plain, status: "past_due", owedFrom: new Date() },
  over: { ...plain, status: "expired" },
} as const;

test("every stage is told from its row", () => {
  for (const stage of stages) expect(stageOf(rowOf[stage])).toBe(stage);
  expect(stageOf({ ...plain, status: "cancelled" })).toBe("over");
  expect(stageOf({ ...plain, owedFrom: new Date() })).toBe("owing");
});

test("what is not a step is refused in words of its own, and never twice the same step in vain", () => {
  for (const stage of stages)
    for (const step of steps) {
      const isStep = step in subscriptionSteps[stage];
      const take = () => requireStep(rowOf[stage], step);
      if (isStep) expect(take(), `${stage} ${step}`).toBe(rowOf[stage]);
      else expect(take, `${stage} ${step}`).toThrow(AppError);
    }
  for (const step of steps) expect(() => requireStep(undefined, step)).toThrow("You have no paid plan.");
  expect(() => requireStep(rowOf.ending, "cancelLater")).toThrow("already");
  expect(() => requireStep(rowOf.owing, "change")).toThrow("Pay for the plan you want instead.");
  expect(() => requireStep(rowOf.running, "resume")).toThrow("nothing to undo");
});

test("from each stage there is a way out, and from the last one none", () => {
  for (const stage of stages) expect("cancelNow" in subscriptionSteps[stage], stage).toBe(stage !== "over");
});
