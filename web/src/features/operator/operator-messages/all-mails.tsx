import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type OperatorMail,
  type OperatorMailFilter,
  operatorMailFilters,
  operatorMessages,
} from "@solodesk/contract/operator/operator-messages.ts";
import { statusLooks } from "#features/platform/mail/status-looks.ts";
import { pageIn, pageNumberIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { UndeliveredSummary } from "./undelivered-summary.tsx";

/** So that the jobs below are within reach. */
const SIZE = 8;
/** Milliseconds between two looks while emails wait for their first attempt. */
const SOON = 10_000;

const useAllMails = (status: OperatorMailFilter, query: URLSearchParams) =>
  useRead(
    readOf(operatorMessages.listMails, {
      query: {
        page_size: SIZE,
        ...pageIn({ page: pageNumberIn(query) }),
        ...(status !== "undelivered" && { status }),
      },
    }),
    {
      quiet: true,
      keepPrevious: true,
      pollAfter: ({ undelivered }) => (undelivered.waiting > 0 ? SOON : false),
    },
  );

const filterName = (filter: OperatorMailFilter): string => {
  if (filter === "undelivered") return t("Not delivered||emails");
  return filter === "all" ? t("All emails") : t(statusLooks[filter].name);
};

/** The emails of all accounts, first those that were not delivered, and how to send these again. */
export function AllMails() {
  const { query, choose } = useAddressFilter("page");
  const status = operatorMailFilters.find((one) => one === query.get("status")) ?? "undelivered";
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAllMails(status, query);
  const isEmpty = data?.data.length === 0;
  return (
    <section aria-label={t("Emails")}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-md">{t("Emails")}</h2>
        <div className="w-full sm:w-52">
          <Select
            aria-label={t("Emails with status")}
            value={status}
            onChange={({ target }) => choose({ status: target.value === "undelivered" ? "" : target.value })}
          >
            {operatorMailFilters.map((one) => (
              <option key={one} value={one}>
                {filterName(one)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {!data && !isError && <RowsSkeleton label={t("Loading emails")} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("The emails could not be loaded.")}
        </ErrorState>
      )}
      {data && <UndeliveredSummary undelivered={data.undelivered} delivers={data.delivers} />}
      {isEmpty && status !== "undelivered" && (
        <EmptyState
          drawing="page"
          action={<Button onClick={() => choose({ status: "all" })}>{t("All emails")}</Button>}
        >
          {status === "all" ? t("Nobody has been sent an email yet.") : t("No emails with this status.")}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("Emails")} className="border-line border-t">
            {data.data.map((mail) => (
              <MailRow key={mail.id} mail={mail} delivers={data.delivers} />
            ))}
          </ul>
          <Pager pagination={data.pagination} stays />
        </div>
      )}
    </section>
  );
}

const useResend = () => useSend(operatorMessages.resendMail, { refresh: [operatorMessages.listMails] });

function MailRow({ mail, delivers }: { mail: OperatorMail; delivers: boolean }) {
  const { id, subject, to, owner, status, error } = mail;
  const { name, tone } = statusLooks[status];
  const resend = useResend();
  const canResend = delivers && status !== "queued" && status !== "cancelled";
  return (
    <RowCard className="flex-wrap !items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="break-words font-medium text-strong">
          {subject}
        </p>
        <p className="figures break-words text-faint text-sm">
          {[
            t("To {address}||recipient of an email", { address: to }),
            owner.email === "" ? t("Deleted account") : t("From {name}", { name: owner.name || owner.email }),
            whenOf(mail),
          ].join(" · ")}
        </p>
        {error && (
          <p dir="auto" className="break-words text-body text-sm">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{t(name)}</Badge>
        {canResend && (
          <Question
            title={t("Send this email again?")}
            text={t("{address} gets it again, as it was written.", { address: to })}
            yes={t("Resend||an email")}
            look="primary"
            onYes={() => resend.mutate({ params: { id } })}
          >
            <Button size="sm" busy={resend.isPending}>
              {t("Resend||an email")}
            </Button>
          </Question>
        )}
      </div>
    </RowCard>
  );
}

function whenOf({ status, attempts, sent_at, send_at, created_at }: OperatorMail): string {
  if (sent_at !== null) return shortMoment(sent_at);
  if (status === "queued" && attempts > 0) return t("Next attempt {when}", { when: shortMoment(send_at) });
  return t("Created {when}||an email", { when: shortMoment(created_at) });
}
