import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type OperatorSubscription,
  operatorCatalogue,
} from "@solodesk/contract/operator/operator-catalogue.ts";
import { pageIn, pageNumberIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge, type Tone } from "#ui/data/badge.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Select } from "#ui/forms/select.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";

const PAGE = "subscriptions";
const looks = {
  active: { name: msg("Active||a subscription"), tone: "good" },
  past_due: { name: msg("Unpaid||a subscription"), tone: "wrong" },
  cancelled: { name: msg("Cancelled||a subscription"), tone: "stopped" },
  expired: { name: msg("Expired||a subscription"), tone: "stopped" },
} as const satisfies Record<string, { name: Message; tone: Tone }>;
const statuses = ["active", "past_due", "cancelled", "expired"] as const;
type Status = (typeof statuses)[number];

const useSubscriptions = (status: Status | undefined, query: URLSearchParams) =>
  useRead(
    readOf(operatorCatalogue.listSubscriptions, {
      query: { ...pageIn({ page: pageNumberIn(query, PAGE) }), ...(status && { status }) },
    }),
    { quiet: true, keepPrevious: true },
  );

/** Who is on which paid plan, and what comes next. */
export function AllSubscriptions() {
  const { query, choose } = useAddressFilter(PAGE);
  const status = statuses.find((one) => one === query.get("status"));
  const { data, isError, isFetching, isPlaceholderData, refetch } = useSubscriptions(status, query);
  return (
    <section aria-label={t("Subscriptions")}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-md">{t("Subscriptions")}</h2>
        <div className="w-full sm:w-52">
          <Select
            aria-label={t("Subscriptions with status")}
            value={status ?? ""}
            onChange={({ target }) => choose({ status: target.value })}
          >
            <option value="">{t("All subscriptions")}</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {t(looks[one].name)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {!data && !isError && <RowsSkeleton label={t("Loading subscriptions")} />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The subscriptions could not be loaded.")}
        </ErrorLine>
      )}
      {data?.data.length === 0 && (
        <p className="text-body">
          {status ? t("No subscriptions with this status.") : t("Nobody has bought a plan yet.")}
        </p>
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("Subscriptions")} className="border-line border-t">
            {data.data.map((row) => (
              <SubscriptionRow key={row.id} row={row} />
            ))}
          </ul>
          <Pager pagination={data.pagination} name={PAGE} stays />
        </div>
      )}
    </section>
  );
}

function SubscriptionRow({ row }: { row: OperatorSubscription }) {
  const { name, tone } = looks[row.status];
  const facts = [row.plan, t(gatewayWords[row.gateway].name), ...comingOf(row)];
  return (
    <RowCard className="flex-wrap justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-medium text-strong">{row.email || t("Deleted account")}</p>
        <p className="figures break-words text-faint text-sm">{facts.join(" · ")}</p>
      </div>
      <Badge tone={tone}>{t(name)}</Badge>
    </RowCard>
  );
}

function comingOf({ status, paid_until, ends, next_plan, retry_at }: OperatorSubscription): string[] {
  const when = shortMoment(paid_until);
  if (status === "past_due")
    return retry_at === null ? [] : [t("Retried {when}||a payment", { when: shortMoment(retry_at) })];
  if (status !== "active") return [t("Ended {when}||a subscription", { when })];
  if (ends) return [t("Ends {when}||a subscription", { when })];
  return next_plan === null
    ? [t("Renews {when}||a subscription", { when })]
    : [t("Changes to {plan} {when}||a subscription", { plan: next_plan, when })];
}
