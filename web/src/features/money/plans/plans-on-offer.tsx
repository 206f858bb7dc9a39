import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Plan, PlanInterval } from "@solodesk/contract/money/plans.ts";
import { Link } from "react-router";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { PacksSection } from "./packs-section.tsx";
import { limitsOnOffer } from "./plan-words.ts";
import { PlansSection } from "./plans-section.tsx";

interface PlansOnOfferProps {
  /** Undefined if they could not be loaded. */
  plans: readonly Plan[] | undefined;
  onRetry: () => void;
  /** The current plan, which is Free without a paid one, and the plan that follows it. */
  current: Plan | null;
  next: Plan | null;
  /** Returns the address at which buying a plan starts, or going back to Free. */
  addressOf: (plan: Plan) => string;
}

/** All plans and packs of credits for sale. */
export function PlansOnOffer({ plans, onRetry, current, next, addressOf }: PlansOnOfferProps) {
  const { query, choose } = useAddressFilter();
  if (!plans)
    return (
      <ErrorState onRetry={onRetry}>
        {t("Plans and credits could not be loaded. Nothing was charged.")}
      </ErrorState>
    );
  const has = (kind: Plan["kind"]) => plans.some((plan) => plan.kind === kind);
  // Free alone is shown where it limits something or costs a fee.
  const isFreeWorthSaying = limitsOnOffer(plans).length > 0 || plans.some(({ fee_bps }) => fee_bps);
  if (!has("subscription") && !has("credits") && !isFreeWorthSaying) {
    return (
      <EmptyState drawing="wallet" action={<AskForPlans />}>
        {t("No plans or credit packs are on offer yet.")}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-10">
      {(has("subscription") || isFreeWorthSaying) && (
        <PlansSection
          plans={plans}
          current={current}
          next={next}
          interval={intervalIn(query) ?? current?.interval ?? "month"}
          onInterval={(interval) => choose({ interval })}
          addressOf={addressOf}
        />
      )}
      {has("credits") && <PacksSection plans={plans} addressOf={addressOf} />}
    </div>
  );
}

function intervalIn(query: URLSearchParams): PlanInterval | undefined {
  const written = query.get("interval");
  return written === "month" || written === "year" ? written : undefined;
}

const AskForPlans = () => (
  <Button asChild>
    <Link to={pages.contact}>{t("Contact us")}</Link>
  </Button>
);
