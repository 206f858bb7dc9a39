import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { periodInWords, planPaymentStatusNames, planPaymentStatusTones } from "../payment-words.ts";
import type { HistoryRowsProps } from "./history-rows-props.ts";
import { PaymentActions } from "./payment-actions.tsx";

export const HistoryTable = ({ payments, zone, receipt, onRefund }: HistoryRowsProps) => (
  <HistoryTableFrame>
    {payments.map((payment) => (
      <Row key={payment.paymentId}>
        <Cell className="text-faint">
          <Moment instant={payment.createdAt} zone={zone} />
        </Cell>
        <Cell>
          <p className="truncate font-medium text-strong">{payment.planName}</p>
          {payment.period && <p className="text-faint text-sm">{periodInWords(zone, payment.period)}</p>}
        </Cell>
        <Cell className="text-faint max-lg:hidden">{t(gatewayWords[payment.gateway].name)}</Cell>
        <Cell>
          <Badge tone={planPaymentStatusTones[payment.status]}>
            {t(planPaymentStatusNames[payment.status])}
          </Badge>
        </Cell>
        <Cell className="text-end text-strong">
          <Money value={payment.amount} />
        </Cell>
        <Cell>
          <PaymentActions payment={payment} receipt={receipt} onRefund={onRefund} />
        </Cell>
      </Row>
    ))}
  </HistoryTableFrame>
);

/** Fixed column widths, so that nothing moves when rows arrive. */
export const HistoryTableFrame = ({ children }: { children: ReactNode }) => (
  <Table aria-label={t("Payments")} className="table-fixed">
    <thead>
      <tr>
        <HeadCell className="w-32 lg:w-44">{t("Date")}</HeadCell>
        <HeadCell>{t("For||what was paid")}</HeadCell>
        <HeadCell className="w-32 max-lg:hidden">{t("Paid with||card or credits")}</HeadCell>
        <HeadCell className="w-40">{t("Status")}</HeadCell>
        <HeadCell className="w-24 text-end">{t("Amount")}</HeadCell>
        <HeadCell className="w-44 lg:w-52">
          <span className="sr-only">{t("Actions")}</span>
        </HeadCell>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
