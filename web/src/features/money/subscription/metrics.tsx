import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { moneyText } from "#kernel/text/money-text.ts";

/** Activity of the last 30 days; renders nothing if there was none. */
export function Metrics({ metrics }: Pick<Subscription, "metrics">) {
  const { creditsSpent30d, orders30d, appointments30d } = metrics;
  if (orders30d === 0 && appointments30d === 0 && creditsSpent30d.amount === 0) return null;
  return (
    <p className="text-faint">
      {t(
        "In the last 30 days: {orders, plural, one {# paid order} other {# paid orders}}, {appointments, plural, one {# past appointment} other {# past appointments}}, {credits} of credits spent.",
        { orders: orders30d, appointments: appointments30d, credits: moneyText(creditsSpent30d) },
      )}
    </p>
  );
}
