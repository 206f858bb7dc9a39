import type { Plan, PlanInterval } from "@solodesk/contract/money/plans.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Money } from "#ui/text/money.tsx";
import { PlanCard } from "./plan-card.tsx";
import { intervalNames } from "./plan-words.ts";
import { maxSaving, yearlySaving } from "./yearly-saving.ts";

interface PlansSectionProps {
  plans: readonly Plan[];
  /** The current plan. */
  current: Plan | null;
  /** The plan that follows it. */
  next: Plan | null;
  interval: PlanInterval;
  onInterval: (interval: PlanInterval) => void;
  /** Returns the address that a press on a plan opens. */
  addressOf: (id: string) => string;
}

const intervals = [
  { value: "month", label: intervalNames.month },
  { value: "year", label: intervalNames.year },
] as const;

/** The subscriptions for sale, monthly or yearly. */
export function PlansSection({ plans, current, next, interval, onInterval, addressOf }: PlansSectionProps) {
  const all = plans.filter(({ kind }) => kind === "subscription");
  const shown = all.filter((plan) => plan.interval === interval);
  const saved = maxSaving(all);
  const isBoth = intervals.every(({ value }) => all.some((plan) => plan.interval === value));
  return (
    <section aria-labelledby="plans">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h2 id="plans" className="text-md">
            Plans
          </h2>
          <p className="text-faint">
            {saved ? (
              <>
                Save up to <Money value={saved} /> a year with yearly billing.
              </>
            ) : (
              "You can change or cancel at any time."
            )}
          </p>
        </div>
        {isBoth && <Segmented label="Paid" options={intervals} value={interval} onChange={onInterval} />}
      </header>
      <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            saving={yearlySaving(plan, all)}
            hasFees={all.some(({ fee_bps }) => fee_bps !== null && fee_bps > 0)}
            current={current}
            next={next}
            to={addressOf(plan.id)}
          />
        ))}
      </ul>
    </section>
  );
}
