import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Mail, mailStatuses } from "@solodesk/contract/platform/mail.ts";
import { useState } from "react";
import { useRead } from "#kernel/api/query.ts";
import { Pager } from "#ui/data/pager.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { MailList, MailListSkeleton } from "./mail-list.tsx";
import { type MailsQuery, mailsIn, mailsRead } from "./mails-read.ts";
import { statusLooks } from "./status-looks.ts";
import { useSendTestMail } from "./use-send-test-mail.ts";

/** Milliseconds between refetches. */
const SOON = 3000;

/**
 * One page of the log; refetched every few seconds while one of its emails is waiting for its first attempt.
 */
const useMails = (wanted: MailsQuery) =>
  useRead(mailsRead(wanted), {
    quiet: true,
    keepPrevious: true,
    pollAfter: ({ data }) =>
      data.some(({ status, attempts }) => status === "queued" && attempts === 0) ? SOON : false,
  });

/** The emails sent to customers and to the user, with their status. */
export function MailLog() {
  const { query, choose } = useAddressFilter("page");
  const wanted = mailsIn(query);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useMails(wanted);
  const test = useSendTestMail();
  const [opened, setOpened] = useState<Mail>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (mail: Mail) => {
    setOpened(mail);
    setIsOpen(true);
  };
  const isEmpty = data?.data.length === 0;
  return (
    <section aria-label={t("Email log")}>
      <div className="mb-4 flex flex-wrap justify-between gap-2">
        <div className="w-full sm:w-52">
          <Select
            aria-label={t("Emails with status")}
            value={wanted.status ?? ""}
            onChange={({ target }) => choose({ status: target.value })}
          >
            <option value="">{t("All emails")}</option>
            {mailStatuses.map((status) => (
              <option key={status} value={status}>
                {t(statusLooks[status].name)}
              </option>
            ))}
          </Select>
        </div>
        <Button disabled={!data?.delivers} busy={test.isPending} onClick={() => test.mutate({})}>
          {t("Send test email")}
        </Button>
      </div>
      {data?.delivers === false && (
        <p className="pb-4 text-body">
          {t("Solodesk isn't connected to a mail server yet, so emails are saved here but not sent.")}
        </p>
      )}
      {!data && !isError && <MailListSkeleton />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("We couldn't load the email log.")}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          drawing="page"
          action={wanted.status && <Button onClick={() => choose({ status: "" })}>{t("All emails")}</Button>}
        >
          {wanted.status
            ? t("No emails with this status.")
            : t("No emails yet. Emails to you and your customers show up here.")}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <MailList mails={data.data} onOpen={open} />
          <Pager pagination={data.pagination} stays />
        </div>
      )}
      {opened && (
        <MailDialog
          key={opened.id}
          listed={opened}
          open={isOpen}
          onOpenChange={setIsOpen}
          delivers={data?.delivers ?? false}
        />
      )}
    </section>
  );
}
