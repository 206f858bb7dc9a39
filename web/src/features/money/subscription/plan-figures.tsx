import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import type { ReactNode } from "react";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Money } from "#ui/text/money.tsx";
import { isLive } from "./subscription-words.ts";

interface PlanFiguresProps {
  credits: ReactNode;
  subscription: Subscription | undefined;
  isPending: boolean;
}

/** The user's credits and current plan. */
export function PlanFigures({ credits, subscription, isPending }: PlanFiguresProps) {
  const plan = subscription && isLive(subscription) ? subscription.currentPlan : null;
  return (
    <Figures count={2}>
      <Figure name="Credits" note="Bought, and not yet spent">
        {credits}
      </Figure>
      <Figure
        name="Plan"
        note={
          plan ? (
            <>
              <Money value={plan.price} /> a {plan.interval}
            </>
          ) : (
            "No limits without a plan"
          )
        }
      >
        {isPending ? <Skeleton className="h-[1lh] w-24" /> : (plan?.name ?? (subscription ? "None" : "–"))}
      </Figure>
    </Figures>
  );
}
