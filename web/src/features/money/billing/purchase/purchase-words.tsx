import type { PurchasePreview } from "@solodesk/contract/money/billing.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Money } from "#ui/text/money.tsx";

interface PurchaseWordsProps {
  plan: Plan;
  preview: PurchasePreview;
  gateway: GatewayName | undefined;
  zone: string;
}

/** Says what changes and when, before anything is paid. */
export function PurchaseWords({ plan, preview, gateway, zone }: PurchaseWordsProps) {
  const { action, startsAt, renewsAt, credits } = preview;
  const day = (instant: string | null) => (instant === null ? "" : dateInWords(zone, instant));
  const price = (
    <>
      <Money value={plan.price} /> a {plan.interval}
    </>
  );
  if (action === "credits") {
    return (
      <p>
        We add {credits && <Money value={credits} />} to your wallet right after payment. Your credits stay
        there until you spend them, as long as you have an account.
      </p>
    );
  }
  if (action === "current") return <p>This is the plan you have; there is nothing to pay now.</p>;
  if (action === "downgrade") {
    return (
      <p>
        {plan.name} begins on {day(startsAt)}, when the time you have paid ends. Until then nothing changes,
        and nothing is charged now; from then on it is {price}.
      </p>
    );
  }
  return (
    <p>
      {action === "renew"
        ? `Pays for the time until ${day(renewsAt)}.`
        : `Starts right after payment and runs until ${day(renewsAt)}.`}{" "}
      Then it renews for {price}
      {gateway === "wallet" ? ", from your credits" : ", by the card you pay with now"}. You can cancel at any
      time.
    </p>
  );
}
