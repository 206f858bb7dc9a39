import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { Money } from "#ui/text/money.tsx";
import { counted } from "./subscription-words.ts";

/** Activity of the last 30 days; renders nothing if there was none. */
export function Metrics({ metrics }: Pick<Subscription, "metrics">) {
  const { creditsSpent30d, orders30d, appointments30d } = metrics;
  if (orders30d === 0 && appointments30d === 0 && creditsSpent30d.amount === 0) return null;
  return (
    <p className="text-faint">
      In the last 30 days: {counted(orders30d, "paid order")}, {counted(appointments30d, "past appointment")},{" "}
      <Money value={creditsSpent30d} /> of credits spent.
    </p>
  );
}
