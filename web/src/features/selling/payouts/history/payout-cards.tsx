import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Badge } from "#ui/data/badge.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { PayoutLink } from "../payout-link.tsx";
import { payoutStatusNames, payoutStatusTones } from "../payout-words.ts";
import { CancelPayout } from "./cancel-payout.tsx";
import type { PayoutRowsProps } from "./payout-table.tsx";

/** The history on a phone. */
export const PayoutCards = ({ payouts, zone, opened }: PayoutRowsProps) => (
  <ul aria-label={t("Withdrawals")} className="border-line border-t">
    {payouts.map((payout) => (
      <RowCard key={payout.id} className="relative !items-start">
        <div className="min-w-0 flex-1 space-y-1">
          <div className="flex items-baseline justify-between gap-3">
            <div className="min-w-0">
              <PayoutLink payout={payout} opened={opened} />
            </div>
            <Money value={payout.amount} className="font-medium text-strong" />
          </div>
          <p className="text-faint text-sm">
            <Moment instant={payout.requested_at} zone={zone} />
          </p>
          {payout.reason && (
            <p dir="auto" className="break-words text-body text-sm">
              {payout.reason}
            </p>
          )}
          <div className="flex min-h-8 items-center justify-between gap-3">
            <Badge tone={payoutStatusTones[payout.status]}>{t(payoutStatusNames[payout.status])}</Badge>
            <CancelPayout payout={payout} />
          </div>
        </div>
      </RowCard>
    ))}
  </ul>
);
