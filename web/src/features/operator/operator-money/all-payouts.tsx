import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type OperatorPayout, operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import { type PayoutStatus, payoutStatuses } from "@solodesk/contract/selling/payouts.ts";
import { payoutStatusNames, payoutStatusTones } from "#features/selling/payouts/payout-words.ts";
import { listIn, pageIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { PayoutActs } from "./payout-acts.tsx";

const useAllPayouts = (status: PayoutStatus | undefined, query: URLSearchParams) =>
  useRead(
    readOf(operatorMoney.listPayouts, { query: { ...pageIn(listIn(query)), ...(status && { status }) } }),
    { quiet: true, keepPrevious: true },
  );

/** The withdrawals of all sellers, with what the operator can do about each. */
export function AllPayouts() {
  const { query, choose } = useAddressFilter("page");
  const status = payoutStatuses.find((one) => one === query.get("status"));
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAllPayouts(status, query);
  const isEmpty = data?.data.length === 0;
  return (
    <section aria-label={t("Withdrawals")} className="pb-10">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-md">{t("Withdrawals")}</h2>
        <div className="w-full sm:w-52">
          <Select
            aria-label={t("Withdrawals with status")}
            value={status ?? ""}
            onChange={({ target }) => choose({ status: target.value })}
          >
            <option value="">{t("All withdrawals")}</option>
            {payoutStatuses.map((one) => (
              <option key={one} value={one}>
                {t(payoutStatusNames[one])}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {!data && !isError && <RowsSkeleton label={t("Loading withdrawals")} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("The withdrawals could not be loaded.")}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          drawing="wallet"
          action={status && <Button onClick={() => choose({ status: "" })}>{t("All withdrawals")}</Button>}
        >
          {status ? t("No withdrawals with this status.") : t("Nobody has withdrawn money yet.")}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("Withdrawals")} className="border-line border-t">
            {data.data.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </ul>
          <Pager pagination={data.pagination} stays />
        </div>
      )}
    </section>
  );
}

const PayoutRow = ({ payout }: { payout: OperatorPayout }) => (
  <RowCard className="flex-wrap !items-start justify-between gap-x-6 gap-y-2">
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money value={payout.amount} className="font-medium text-strong" />
        <span dir="auto" className="min-w-0 break-words text-body">
          {payout.owner.name}
        </span>
      </p>
      <p className="figures break-words text-faint text-sm">
        {payout.owner.email} → {payout.destination.masked} ·{" "}
        <Moment instant={payout.requested_at} zone={viewerZone()} />
      </p>
      {(payout.reason || payout.reference) && (
        <p dir="auto" className="break-words text-body text-sm">
          {payout.reason || payout.reference}
        </p>
      )}
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={payoutStatusTones[payout.status]}>
        {payout.awaits_approval
          ? t("Waiting for approval||a withdrawal")
          : t(payoutStatusNames[payout.status])}
      </Badge>
      <PayoutActs payout={payout} />
    </div>
  </RowCard>
);
