import { audit, auditEvents, auditWords } from "@solodesk/contract/identity/audit.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useRead } from "#kernel/api/query.ts";
import { DayRange } from "#ui/data/day-range.tsx";
import { ExportButton } from "#ui/data/export-button.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { type AuditQuery, auditFilter, auditRead, entriesIn, isNarrow } from "./audit-read.ts";
import { EntryList, EntryListSkeleton } from "./entry-list.tsx";

/** One page of the log. It is fetched again whenever it is shown, because other devices add entries too. */
const useAudit = (wanted: AuditQuery) =>
  useRead(auditRead(wanted), { quiet: true, keepPrevious: true, fresh: true });

/** The log of everything that affected the account's money, access or identity. */
export function ActivityLog() {
  const { query, choose } = useAddressFilter("page");
  const wanted = entriesIn(query);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAudit(wanted);
  const isEmpty = data?.data.length === 0;
  return (
    <section aria-label={t("Account activity")}>
      <search className="mb-3 grid gap-2">
        <div className="flex flex-wrap justify-between gap-2">
          <div className="w-full sm:w-52">
            <Select
              aria-label={t("Activity of this kind")}
              value={wanted.event}
              onChange={({ target }) => choose({ activity: target.value })}
            >
              <option value="">{t("All activity")}</option>
              {auditEvents.map((event) => (
                <option key={event} value={event}>
                  {t(auditWords[event])}
                </option>
              ))}
            </Select>
          </div>
          <ExportButton
            endpoint={audit.exportEntries}
            input={{ query: auditFilter(wanted) }}
            total={isPlaceholderData ? 0 : (data?.pagination.total ?? 0)}
            done={t("Activity exported")}
          />
        </div>
        <div className="flex flex-wrap items-start gap-2">
          <DayRange
            from={wanted.from}
            setFrom={(from) => choose({ from })}
            to={wanted.to}
            setTo={(to) => choose({ to })}
          />
        </div>
      </search>
      {!data && !isError && <EntryListSkeleton />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your activity could not be loaded.")}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          drawing="page"
          action={
            isNarrow(wanted) && (
              <Button onClick={() => choose({ activity: "", from: "", to: "" })}>{t("All activity")}</Button>
            )
          }
        >
          {isNarrow(wanted)
            ? t("No activity of this kind on these days.")
            : t("No activity yet. Your next sign-in shows up here.")}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <EntryList entries={data.data} />
          <Pager pagination={data.pagination} stays />
        </div>
      )}
    </section>
  );
}
