import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Moment } from "#ui/text/moment.tsx";

/** Disputes, refunds that failed and events that can't be right, with what to do. In English, as the log is. */
export function AlertList() {
  const { data, isError, isFetching, refetch } = useRead(readOf(operatorMoney.listAlerts, {}), {
    quiet: true,
  });
  return (
    <section aria-label={t("Payment alerts")}>
      <h2 className="pb-3 text-md">{t("Payment alerts")}</h2>
      {!data && !isError && <RowsSkeleton label={t("Loading the alerts")} />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The alerts could not be loaded.")}
        </ErrorLine>
      )}
      {data?.data.length === 0 && (
        <p className="text-body">{t("No disputes, failed refunds or unexpected payments.")}</p>
      )}
      {data && data.data.length > 0 && (
        <ul aria-label={t("Payment alerts")} className="border-line border-t">
          {data.data.map(({ id, at, what, advice, payment_id }) => (
            <li key={id} className="border-line border-b py-3">
              <p lang="en" className="break-words text-strong">
                {what}
              </p>
              <p lang="en" className="break-words text-body">
                {advice}
              </p>
              <p className="figures break-words text-faint text-sm">
                <Moment instant={at} zone={viewerZone()} />
                {payment_id && ` · ${payment_id}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
