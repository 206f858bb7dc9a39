import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { classes } from "#ui/look/classes.ts";
import { Money } from "#ui/text/money.tsx";
import { feeInWords, limitsInWords } from "./plan-words.ts";

interface PlanCardProps {
  plan: Plan;
  saving: Amount | undefined;
  /** Whether any plan on offer has a fee on sales, so that the card should mention it. */
  hasFees: boolean;
  /** The current plan. */
  current: Plan | null;
  /** The plan that follows it. */
  next: Plan | null;
  to: string;
}

export function PlanCard({ plan, saving, hasFees, current, next, to }: PlanCardProps) {
  const { id, name, description, price, interval, features, highlighted } = plan;
  const isCurrent = current?.id === id;
  return (
    <li
      aria-current={isCurrent ? "true" : undefined}
      className={classes(
        "flex flex-col rounded-lg bg-raised p-5 ring-1 ring-inset",
        isCurrent ? "ring-edge" : "ring-line",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="break-words text-md">{name}</h3>
        {isCurrent ? (
          <Badge tone="good">Your plan</Badge>
        ) : next?.id === id ? (
          <Badge tone="waiting">Comes next</Badge>
        ) : (
          highlighted && <span className="font-medium text-faint text-sm">Recommended</span>
        )}
      </div>
      <p className="mt-3 text-faint">
        <Money value={price} className="font-semibold text-strong text-xl tracking-tight" /> a {interval}
      </p>
      {interval === "year" && (
        <p className="mt-0.5 min-h-[1lh] text-faint text-sm">
          {saving && (
            <>
              Saves <Money value={saving} /> a year
            </>
          )}
        </p>
      )}
      {hasFees && <p className="mt-0.5 text-faint text-sm">{feeInWords(plan)}</p>}
      <p className="mt-3 text-body">{description}</p>
      <ul className="mt-4 mb-6 space-y-1.5 text-body">
        {[...limitsInWords(plan), ...features].map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
            <span className="min-w-0 break-words">{feature}</span>
          </li>
        ))}
      </ul>
      {isCurrent || next?.id === id ? (
        <p className="mt-auto flex h-9 items-center justify-center text-faint touch:h-11">
          {isCurrent ? "You have this plan." : "Begins when your paid time ends."}
        </p>
      ) : (
        <Choose plan={plan} current={current} to={to} />
      )}
    </li>
  );
}

type ChooseProps = Pick<PlanCardProps, "plan" | "current" | "to">;

/** At most one primary button on the screen, and only for users without a plan. */
function Choose({ plan: { name, interval, highlighted }, current, to }: ChooseProps) {
  const isSame = current?.name === name;
  const words = isSame ? `Pay by the ${interval}` : `${current ? "Change to" : "Choose"} ${name}`;
  return (
    <Button
      asChild
      look={highlighted && current === null ? "primary" : "secondary"}
      className="mt-auto w-full"
    >
      <Link
        to={to}
        state={{ opened: "plan" }}
        preventScrollReset
        aria-haspopup="dialog"
        aria-label={isSame ? `${words} for ${name}` : `${words}, paid by the ${interval}`}
      >
        {words}
      </Link>
    </Button>
  );
}
