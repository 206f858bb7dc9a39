import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import type { ReactNode } from "react";
import { priceInWords } from "#features/money/plans/plan-words.ts";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

interface PlanFiguresProps {
  credits: ReactNode;
  subscription: Subscription | undefined;
  isPending: boolean;
}

/** The user's credits and current plan. */
export function PlanFigures({ credits, subscription, isPending }: PlanFiguresProps) {
  const plan = subscription?.currentPlan;
  return (
    <Figures count={2}>
      <Figure name={t("Credits")} note={t("Bought, and not yet spent")}>
        {credits}
      </Figure>
      <Figure name={t("Plan||noun")} note={plan && priceInWords(plan)}>
        {isPending ? <Skeleton className="h-[1lh] w-24" /> : (plan?.name ?? "–")}
      </Figure>
    </Figures>
  );
}
