import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { lossesInWords } from "./losses-in-words.ts";

interface PlanLossesProps {
  /** Undefined until known. */
  subscription: Subscription | undefined;
  next: Plan;
}

/** What a user loses who changes to this plan; nothing if it takes nothing away. */
export function PlanLosses({ subscription, next }: PlanLossesProps) {
  const losses = subscription ? lossesInWords(subscription, next) : [];
  if (losses.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-medium text-sm text-strong">
        {t("What changes with {plan}", { plan: next.name })}
      </h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-body">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </section>
  );
}
