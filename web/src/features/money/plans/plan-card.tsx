import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { Plan, PlanLimit } from "@solodesk/contract/money/plans.ts";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { classes } from "#ui/look/classes.ts";
import { Money } from "#ui/text/money.tsx";
import { emailsInWords, feeInWords, limitsInWords } from "./plan-words.ts";

interface PlanCardProps {
  plan: Plan;
  saving: Amount | undefined;
  /** Whether any plan on offer has a fee on sales, so that the card should mention it. */
  hasFees: boolean;
  /** Whether the plans on offer differ in how many emails can be sent. */
  hasEmails: boolean;
  /** The limits that any plan on offer has. */
  limits: readonly PlanLimit[];
  /** The current plan: Free without a paid one. */
  current: Plan | null;
  /** The plan that follows it. */
  next: Plan | null;
  to: string;
}

export function PlanCard({ plan, saving, hasFees, hasEmails, limits, current, next, to }: PlanCardProps) {
  const { name, description, interval, features, highlighted } = plan;
  const isCurrent = isSame(plan, current);
  const isNext = isSame(plan, next);
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
          <Badge tone="good">{t("Your plan")}</Badge>
        ) : isNext ? (
          <Badge tone="waiting">{t("Comes next")}</Badge>
        ) : (
          highlighted && <span className="font-medium text-faint text-sm">{t("Recommended")}</span>
        )}
      </div>
      <p className="mt-3 text-faint">
        <Price plan={plan} />
      </p>
      {interval === "year" && (
        <p className="mt-0.5 min-h-[1lh] text-faint text-sm">
          {saving && t("Saves {amount} a year", { amount: moneyText(saving) })}
        </p>
      )}
      {hasFees && <p className="mt-0.5 text-faint text-sm">{feeInWords(plan)}</p>}
      <p className="mt-3 text-body">{description}</p>
      <ul className="mt-4 mb-6 space-y-1.5 text-body">
        {[...limitsInWords(plan, limits), ...(hasEmails ? [emailsInWords(plan)] : []), ...features].map(
          (feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
              <span className="min-w-0 break-words">{feature}</span>
            </li>
          ),
        )}
      </ul>
      {isCurrent || isNext ? (
        <p className="mt-auto flex h-9 items-center justify-center text-faint touch:h-11">
          {isCurrent ? t("You have this plan.") : t("Begins when your paid time ends.")}
        </p>
      ) : (
        (plan.kind !== "free" || isPaid(current)) && <Choose plan={plan} current={current} to={to} />
      )}
    </li>
  );
}

function Price({ plan: { price, interval } }: Pick<PlanCardProps, "plan">) {
  const amount = <Money value={price} className="font-semibold text-strong text-xl tracking-tight" />;
  if (interval === null) return amount;
  return rich("{interval, select, year {<price></price> a year} other {<price></price> a month}}", {
    interval,
    price: () => amount,
  });
}

type ChooseProps = Pick<PlanCardProps, "plan" | "current" | "to">;

/** Free is one plan in all its versions: nobody keeps an old one. */
const isSame = ({ id, kind }: Plan, other: Plan | null): boolean =>
  other !== null && (other.id === id || (kind === "free" && other.kind === "free"));

const isPaid = (plan: Plan | null): boolean => plan?.kind === "subscription";

/** The words on the button, and its accessible name. */
function choiceOf(plan: Plan, current: Plan | null): readonly [words: string, label: string] {
  const { interval } = plan;
  const change = t("Change to {plan}", { plan: plan.name });
  if (interval === null) return [change, change];
  const values = { plan: plan.name, interval };
  if (!isPaid(current))
    return [
      t("Choose {plan}", { plan: plan.name }),
      t(
        "{interval, select, year {Choose {plan}, paid by the year} other {Choose {plan}, paid by the month}}",
        values,
      ),
    ];
  if (current?.name === plan.name)
    return [
      t("{interval, select, year {Pay by the year} other {Pay by the month}}", { interval }),
      t("{interval, select, year {Pay by the year for {plan}} other {Pay by the month for {plan}}}", values),
    ];
  return [
    change,
    t(
      "{interval, select, year {Change to {plan}, paid by the year} other {Change to {plan}, paid by the month}}",
      values,
    ),
  ];
}

/** At most one primary button on the screen, and only for users without a paid plan. */
function Choose({ plan, current, to }: ChooseProps) {
  const [words, label] = choiceOf(plan, current);
  return (
    <Button
      asChild
      look={plan.highlighted && !isPaid(current) ? "primary" : "secondary"}
      className="mt-auto w-full"
    >
      <Link to={to} state={{ opened: "plan" }} preventScrollReset aria-haspopup="dialog" aria-label={label}>
        {words}
      </Link>
    </Button>
  );
}
