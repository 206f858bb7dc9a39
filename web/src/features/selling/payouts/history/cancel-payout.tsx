import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Payout, payouts } from "@solodesk/contract/selling/payouts.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { changedByPayouts } from "../changed-by-payouts.ts";

const useCancelPayout = () => useSend(payouts.cancel, { refresh: changedByPayouts });

/** Cancels a withdrawal that is not being sent yet; asks first. Renders nothing in any other status. */
export function CancelPayout({ payout: { id, amount, status, destination } }: { payout: Payout }) {
  const { mutate, isPending } = useCancelPayout();
  if (status !== "requested") return null;
  return (
    <Question
      title={t("Cancel this withdrawal?")}
      text={t("We don't send {amount} to {account}. The money returns to your earnings.", {
        amount: moneyText(amount),
        account: destination.masked,
      })}
      yes={t("Cancel withdrawal")}
      no={t("Keep withdrawal")}
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" busy={isPending} className="relative z-1">
        {t("Cancel||a withdrawal")}
      </Button>
    </Question>
  );
}
