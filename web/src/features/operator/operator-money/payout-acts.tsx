import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type OperatorPayout, operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { SettlePayoutDialog } from "./settle-payout-dialog.tsx";

const useApprove = () => useSend(operatorMoney.approvePayout, { refresh: [operatorMoney.listPayouts] });

/** What the operator can do about a withdrawal now. Renders nothing where that is nothing. */
export function PayoutActs({ payout }: { payout: OperatorPayout }) {
  const [outcome, setOutcome] = useState<"paid" | "failed">();
  const approve = useApprove();
  const { status, provider, awaits_approval: waits } = payout;
  const isByHand = provider === "manual" || provider === null;
  if (status === "processing" ? !isByHand : status !== "requested") return null;
  return (
    <>
      {waits && (
        <Question
          title={t("Approve this withdrawal?")}
          text={t("We send {amount} to {name}'s account {account}.", {
            amount: moneyText(payout.amount),
            account: payout.destination.masked,
            name: payout.owner.name,
          })}
          yes={t("Approve||a withdrawal")}
          onYes={() => approve.mutate({ params: { id: payout.id } })}
        >
          <Button size="sm" look="primary" busy={approve.isPending}>
            {t("Approve||a withdrawal")}
          </Button>
        </Question>
      )}
      {status === "processing" && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOutcome("paid")}>
          {t("Mark as paid")}
        </Button>
      )}
      <Button size="sm" look="ghost" aria-haspopup="dialog" onClick={() => setOutcome("failed")}>
        {t("Mark as failed")}
      </Button>
      {outcome && (
        <SettlePayoutDialog payout={payout} outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
    </>
  );
}
