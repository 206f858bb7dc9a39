import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { type PlanLimit, planLimits } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { UsageMeter } from "#ui/data/usage-meter.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Metrics } from "./metrics.tsx";
import { PlanState } from "./plan-state.tsx";
import { Recommendations } from "./recommendations.tsx";

const names: Record<PlanLimit, Message> = {
  products: msg("Products"),
  services: msg("Services"),
  appointments_per_month: msg("Appointments this month, including upcoming ones"),
};

/** How much of the plan's limits is used; nothing where it has none. */
function Usage({ usage }: Pick<Subscription, "usage">) {
  const meters = planLimits.flatMap((name) => {
    const { used, limit } = usage[name];
    return limit === null ? [] : <UsageMeter key={name} name={t(names[name])} used={used} limit={limit} />;
  });
  return meters.length > 0 && <div className="grid items-end gap-x-8 gap-y-5 sm:grid-cols-3">{meters}</div>;
}

interface CurrentPlanProps {
  /** Undefined if it could not be loaded. */
  subscription: Subscription | undefined;
  onRetry: () => void;
  /** Credits in the wallet; undefined until known. */
  credits: Money | undefined;
  zone: string;
  /** Returns the address at which buying a plan starts. */
  addressOf: (id: string) => string;
  isForSale: (id: string) => boolean;
}

/** The current plan: what happens next, its usage, and recommended changes. */
export function CurrentPlan({
  subscription,
  onRetry,
  credits,
  zone,
  addressOf,
  isForSale,
}: CurrentPlanProps) {
  if (!subscription)
    return (
      <ErrorLine onRetry={onRetry}>{t("Your plan could not be loaded. Nothing was changed.")}</ErrorLine>
    );
  return (
    <div className="space-y-6 empty:hidden">
      <PlanState subscription={subscription} credits={credits} zone={zone} addressOf={addressOf} />
      <Usage usage={subscription.usage} />
      <Metrics metrics={subscription.metrics} />
      <Recommendations
        recommendations={subscription.recommendations}
        addressOf={(id) => (isForSale(id) ? addressOf(id) : undefined)}
      />
    </div>
  );
}
