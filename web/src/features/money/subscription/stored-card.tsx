import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { CreditCard } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { afterRemoval } from "./subscription-words.ts";
import { useRemovePaymentMethod } from "./use-remove-payment-method.ts";

interface StoredCardProps {
  subscription: Subscription;
  /** Credits in the wallet; undefined until known. */
  credits: Money | undefined;
  zone: string;
}

/** The card stored for renewals, and a button to remove it. Credits are not a card. */
export function StoredCard({ subscription, credits, zone }: StoredCardProps) {
  const remove = useRemovePaymentMethod();
  const { paymentMethod } = subscription;
  if (paymentMethod === null || paymentMethod.gateway === "wallet") return null;
  const { label } = paymentMethod;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-body">
      <CreditCard aria-hidden="true" className="size-4 text-faint" />
      {label}
      <Question
        title={t("Remove {card}?", { card: label })}
        text={[
          t("We stop charging this card and remove it from the payment service too."),
          afterRemoval(subscription, credits, zone),
        ]
          .join(" ")
          .trim()}
        yes={t("Remove card")}
        onYes={() => remove.mutate({})}
      >
        <Button
          size="sm"
          look="ghost"
          busy={remove.isPending}
          aria-label={t("Remove {card}…", { card: label })}
        >
          {t("Remove…")}
        </Button>
      </Question>
    </p>
  );
}
