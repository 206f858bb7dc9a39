import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/data/badge.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { PayoutLink } from "../payout-link.tsx";
import { payoutStatusNames, payoutStatusTones } from "../payout-words.ts";
import { CancelPayout } from "./cancel-payout.tsx";

export interface PayoutRowsProps {
  payouts: readonly Payout[];
  zone: string;
  opened: Opened;
}

export const PayoutTable = ({ payouts, zone, opened }: PayoutRowsProps) => (
  <PayoutTableFrame>
    {payouts.map((payout) => (
      <Row key={payout.id} className="relative">
        <Cell className="text-faint">
          <Moment instant={payout.requested_at} zone={zone} />
        </Cell>
        <Cell>
          <PayoutLink payout={payout} opened={opened} />
          {payout.reason && (
            <p dir="auto" className="truncate text-faint text-sm">
              {payout.reason}
            </p>
          )}
        </Cell>
        <Cell>
          <Badge tone={payoutStatusTones[payout.status]}>{t(payoutStatusNames[payout.status])}</Badge>
        </Cell>
        <Cell className="text-end text-strong">
          <Money value={payout.amount} />
        </Cell>
        <Cell className="text-end">
          <CancelPayout payout={payout} />
        </Cell>
      </Row>
    ))}
  </PayoutTableFrame>
);

/** Fixed column widths, so that nothing moves when the rows load. */
export const PayoutTableFrame = ({ children }: { children: ReactNode }) => (
  <Table aria-label={t("Withdrawals")} className="table-fixed">
    <thead>
      <tr>
        <HeadCell className="w-44">{t("Requested||when a withdrawal was requested")}</HeadCell>
        <HeadCell>{t("Destination")}</HeadCell>
        <HeadCell className="w-32">{t("Status")}</HeadCell>
        <HeadCell className="w-28 text-end">{t("Amount")}</HeadCell>
        <HeadCell className="w-24">
          <span className="sr-only">{t("Cancel||a withdrawal")}</span>
        </HeadCell>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
