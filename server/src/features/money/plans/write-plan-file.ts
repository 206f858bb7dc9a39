import { createHash } from "node:crypto";
import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import type { PlanRow } from "./list-plans.ts";

/** The text of a plan file that says what the plans are now; applying it changes nothing. */
export function writePlanFile(plans: readonly PlanRow[]): string {
  return `${JSON.stringify({ plans: plans.map(written) }, null, 2)}\n`;
}

/** Changes whenever a plan on sale does: an edit that began with another one would take back what came since. */
export const planRevision = (plans: readonly PlanRow[]): string =>
  createHash("sha256").update(writePlanFile(plans)).digest("hex");

function written(plan: PlanRow) {
  const { key, kind, name, description, features, translations, highlighted, currency } = plan;
  const decimal = (amount: number) => toDecimal({ amount, currency }).toFixed(minorDigits(currency));
  const shared = { key, kind, name, description, features, translations, highlighted };
  const terms = { limits: plan.limits, fee_bps: plan.feeBps, emails_per_day: plan.emailsPerDay };
  if (kind === "free") return { ...shared, ...terms };
  if (kind === "credits")
    return { ...shared, price: decimal(plan.price), credits: decimal(plan.credits ?? 0) };
  return { ...shared, price: decimal(plan.price), interval: plan.interval, ...terms };
}
