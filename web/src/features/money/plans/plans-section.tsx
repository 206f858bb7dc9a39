import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Plan, type PlanInterval, planIntervals } from "@solodesk/contract/money/plans.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PlanCard } from "./plan-card.tsx";
import { intervalNames, limitsOnOffer } from "./plan-words.ts";
import { maxSaving, yearlySaving } from "./yearly-saving.ts";

interface PlansSectionProps {
  plans: readonly Plan[];
  /** The current plan: Free without a paid one. */
  current: Plan | null;
  /** The plan that follows it. */
  next: Plan | null;
  interval: PlanInterval;
  onInterval: (interval: PlanInterval) => void;
  /** Returns the address that a press on a plan opens. */
  addressOf: (plan: Plan) => string;
}

/** Free beside the subscriptions for sale, monthly or yearly. */
export function PlansSection({ plans, current, next, interval, onInterval, addressOf }: PlansSectionProps) {
  const free = plans.filter(({ kind }) => kind === "free");
  const all = plans.filter(({ kind }) => kind === "subscription");
  const shown = [...free, ...all.filter((plan) => plan.interval === interval)];
  const saved = maxSaving(all);
  const isBoth = planIntervals.every((value) => all.some((plan) => plan.interval === value));
  return (
    <section aria-labelledby="plans">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h2 id="plans" className="text-md">
            {t("Plans")}
          </h2>
          <p className="text-faint">
            {saved
              ? t("Save up to {amount} a year with yearly billing.", { amount: moneyText(saved) })
              : t("You can change or cancel at any time.")}
          </p>
        </div>
        {isBoth && (
          <Segmented
            label={t("Paid||monthly or yearly")}
            options={planIntervals.map((value) => ({ value, label: t(intervalNames[value]) }))}
            value={interval}
            onChange={onInterval}
          />
        )}
      </header>
      <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            saving={yearlySaving(plan, all)}
            hasFees={[...free, ...all].some(({ fee_bps }) => fee_bps !== null && fee_bps > 0)}
            hasEmails={new Set([...free, ...all].map(({ emails_per_day }) => emails_per_day)).size > 1}
            limits={limitsOnOffer([...free, ...all])}
            current={current}
            next={next}
            to={addressOf(plan)}
          />
        ))}
      </ul>
    </section>
  );
}
