import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderDispute } from "@solodesk/contract/selling/orders/order.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Notice } from "#ui/layout/notice.tsx";
import { OrderEvidence } from "./order-evidence.tsx";

interface DisputeNoticeProps {
  order: Order;
  zone: string;
}

/** Says that the customer disputed the payment, until when the bank takes evidence, and offers it. */
export function DisputeNotice({ order, zone }: DisputeNoticeProps) {
  const { dispute } = order;
  if (!dispute) return null;
  const amount = moneyText(dispute.amount);
  if (dispute.won)
    return (
      <p className="text-body text-sm">
        {t("Your customer disputed this payment, and the bank decided for you. {amount} came back.", {
          amount,
        })}
      </p>
    );
  return (
    <Notice title={t("Your customer disputed this payment")}>
      <p className="pt-1 pb-2 text-body">
        {t("Their bank took back {amount}.", { amount })} {deadline(dispute, zone)}
      </p>
      <OrderEvidence order={order} />
    </Notice>
  );
}

const deadline = ({ evidence_due_by }: OrderDispute, zone: string): string =>
  evidence_due_by === null
    ? t("Send your evidence before your payment service's deadline.")
    : t("Send your evidence by {time}.", { time: exactlyInWords(zone, evidence_due_by) });
