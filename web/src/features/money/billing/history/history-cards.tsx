import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Badge } from "#ui/data/badge.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { periodInWords, planPaymentStatusNames, planPaymentStatusTones } from "../payment-words.ts";
import type { HistoryRowsProps } from "./history-rows-props.ts";
import { PaymentActions } from "./payment-actions.tsx";

/** The payment history on a phone. */
export const HistoryCards = ({ payments, zone, receipt, onRefund }: HistoryRowsProps) => (
  <ul aria-label={t("Payments")} className="border-line border-t">
    {payments.map((payment) => (
      <RowCard key={payment.paymentId} className="flex-col !items-stretch !gap-1.5">
        <div className="flex items-center justify-between gap-3">
          <span className="min-w-0 truncate font-medium text-strong">{payment.planName}</span>
          <Badge tone={planPaymentStatusTones[payment.status]}>
            {t(planPaymentStatusNames[payment.status])}
          </Badge>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-faint text-sm">
            {payment.period ? (
              periodInWords(zone, payment.period)
            ) : (
              <Moment instant={payment.createdAt} zone={zone} />
            )}
          </span>
          <Money value={payment.amount} className="font-medium text-strong" />
        </div>
        <PaymentActions payment={payment} receipt={receipt} onRefund={onRefund} />
      </RowCard>
    ))}
  </ul>
);
