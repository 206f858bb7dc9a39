import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PurchasePreview } from "@solodesk/contract/money/billing.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";
import { priceInWords } from "#features/money/plans/plan-words.ts";
import { PlanLosses } from "#features/money/subscription/plan-losses.tsx";
import { useSubscription } from "#features/money/subscription/use-subscription.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";

interface PurchaseWordsProps {
  plan: Plan;
  preview: PurchasePreview;
  gateway: GatewayName | undefined;
  zone: string;
}

/** Says what changes and when, before anything is paid. */
export function PurchaseWords({ plan, preview, gateway, zone }: PurchaseWordsProps) {
  const { data: current } = useSubscription();
  const { action, startsAt, renewsAt, credits } = preview;
  const day = (instant: string | null) => (instant === null ? "" : dateInWords(zone, instant));
  const price = priceInWords(plan);
  if (action === "credits") {
    return (
      <p>
        {t(
          "We add {credits} to your wallet right after payment. Your credits stay there until you spend them, as long as you have an account.",
          { credits: credits ? moneyText(credits) : "" },
        )}
      </p>
    );
  }
  if (action === "current") return <p>{t("You already have this plan. There is nothing to pay now.")}</p>;
  if (action === "downgrade") {
    return (
      <>
        <p>
          {t(
            "{plan} begins on {date}, when the time you have paid ends. Until then nothing changes, and nothing is charged now. From then on it costs {price}.",
            { plan: plan.name, date: day(startsAt), price },
          )}
        </p>
        <PlanLosses subscription={current} next={plan} />
      </>
    );
  }
  return (
    <p>
      {action === "renew"
        ? t("Pays for the time until {date}.", { date: day(renewsAt) })
        : t("Starts right after payment and runs until {date}.", { date: day(renewsAt) })}{" "}
      {gateway === "wallet"
        ? t("Then it renews for {price}, from your credits. You can cancel at any time.", { price })
        : t("Then it renews for {price}, by the card you pay with now. You can cancel at any time.", {
            price,
          })}
    </p>
  );
}
