import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Plan, type PlanLimit, planLimits } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";

/** Says what a user loses who changes to this plan: smaller limits, beside what they use, fewer emails, and a higher fee. */
export function lossesInWords({ currentPlan, usage }: Subscription, next: Plan): string[] {
  if (!currentPlan) return [];
  const smaller = planLimits.flatMap((limit) => {
    const [most, before] = [next.limits[limit], currentPlan.limits[limit]];
    if (most === null || (before !== null && before <= most)) return [];
    return ofLimit(next.name, limit, most, usage[limit].used);
  });
  const [emails, sent] = [next.emails_per_day ?? 0, currentPlan.emails_per_day ?? 0];
  if (emails < sent)
    smaller.push(t("You can send {emails, number} emails a day. It's {sent, number} now.", { emails, sent }));
  const [fee, before] = [next.fee_bps ?? 0, currentPlan.fee_bps ?? 0];
  if (fee <= before) return smaller;
  const percent = (bps: number) => numberFormat().format(bps / 100);
  const dearer = t("The fee on your sales goes from {before}% to {after}%.", {
    before: percent(before),
    after: percent(fee),
  });
  return [...smaller, dearer];
}

function ofLimit(plan: string, limit: PlanLimit, most: number, used: number): string {
  const values = { plan, limit, most, used };
  if (limit === "appointments_per_month")
    return t(
      "{plan} includes {most, plural, one {# appointment} other {# appointments}} a month. You have {used, number} this month. Once a month is full, nobody can book in it.",
      values,
    );
  return used < most
    ? t(
        "{plan} includes {limit, select, products {{most, plural, one {# product} other {# products}}} other {{most, plural, one {# active service} other {# active services}}}}. You have {used, number}.",
        values,
      )
    : t(
        "{plan} includes {limit, select, products {{most, plural, one {# product} other {# products}}} other {{most, plural, one {# active service} other {# active services}}}}, and you have {used, number}. You keep them, but can't add more.",
        values,
      );
}
