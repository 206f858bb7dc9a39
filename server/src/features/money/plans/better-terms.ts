// A plan adds to Free: of the limits and fees of both, the better ones apply, also for a version that was bought before
// Free was changed.
import type { PlanLimits } from "@solodesk/contract/money/plans.ts";
import { mailsADay } from "@solodesk/contract/platform/mail.ts";

export interface Terms {
  limits: PlanLimits;
  /** The operator's fee on sales, in hundredths of a percent; null: PLATFORM_FEE_BPS. */
  feeBps: number | null;
  /** Emails that an account can send within a day; null: as many as everyone. */
  emailsPerDay: number | null;
}

export const noLimits: PlanLimits = { products: null, services: null, appointments_per_month: null };

const larger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** Null: no paid plan, or no Free because the operator has never set up plans. */
export function betterLimits(plan: Terms | null, free: Terms | null): PlanLimits {
  if (!plan || !free) return (plan ?? free)?.limits ?? noLimits;
  const [one, other] = [plan.limits, free.limits];
  return {
    products: larger(one.products, other.products),
    services: larger(one.services, other.services),
    appointments_per_month: larger(one.appointments_per_month, other.appointments_per_month),
  };
}

/** Returns the higher number of emails within a day. */
export const betterEmails = (plan: Terms | null, free: Terms | null): number =>
  Math.max(mailsADay, plan?.emailsPerDay ?? 0, free?.emailsPerDay ?? 0);

/** Returns the lower fee in hundredths of a percent. */
export function betterFee(plan: Terms | null, free: Terms | null, general: number): number {
  const fees = [plan, free].flatMap((terms) => (terms ? [terms.feeBps ?? general] : []));
  return fees.length > 0 ? Math.min(...fees) : general;
}
