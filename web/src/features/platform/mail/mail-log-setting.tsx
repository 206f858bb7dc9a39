import { type Mail, mailStatuses } from "@solodesk/contract/platform/mail.ts";
import { useState } from "react";
import { useRead } from "#kernel/api/query.ts";
import { Pager } from "#ui/data/pager.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Setting } from "#ui/forms/setting.tsx";
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
export function MailLogSetting() {
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
    <Setting
      name="Mail log"
      about="Mails to your customers and to you, kept for 180 days."
      control={
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label="Mails with status"
            value={wanted.status ?? ""}
            onChange={({ target }) => choose({ mails: target.value })}
          >
            <option value="">All mails</option>
            {mailStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLooks[status].name}
              </option>
            ))}
          </Select>
          <Button disabled={!data?.delivers} busy={test.isPending} onClick={() => test.mutate({})}>
            Send a test mail
          </Button>
        </div>
      }
    >
      <div className="pt-4">
        {data?.delivers === false && (
          <p className="pb-4 text-body">
            This installation has no mail server: mails are kept here and not sent.
          </p>
        )}
        {!data && !isError && <MailListSkeleton />}
        {isError && !data && (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            The mail log could not be loaded.
          </ErrorState>
        )}
        {isEmpty && (
          <EmptyState
            drawing="page"
            action={wanted.status && <Button onClick={() => choose({ mails: "" })}>All mails</Button>}
          >
            {wanted.status
              ? "No mails with this status."
              : "No mails yet. Those to your customers and to you will stand here."}
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
      </div>
    </Setting>
  );
}
