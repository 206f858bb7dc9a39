import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorMessages, type ReceivedMessage } from "@solodesk/contract/operator/operator-messages.ts";
import { useSearchParams } from "react-router";
import { pageIn, pageNumberIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Question } from "#ui/overlays/question.tsx";

const PAGE = "messages";

const useMessages = (query: URLSearchParams) =>
  useRead(readOf(operatorMessages.listMessages, { query: pageIn({ page: pageNumberIn(query, PAGE) }) }), {
    quiet: true,
    keepPrevious: true,
  });
const useRemove = () => useSend(operatorMessages.removeMessage, { refresh: [operatorMessages.listMessages] });

/** What people wrote with Contact Us. */
export function ReceivedMessages() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useMessages(query);
  return (
    <section aria-label={t("Messages to you")}>
      <h2 className="pb-3 text-md">{t("Messages to you")}</h2>
      {!data && !isError && <RowsSkeleton label={t("Loading messages")} />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
          {t("The messages could not be loaded.")}
        </ErrorLine>
      )}
      {data?.data.length === 0 && (
        <p className="text-body">{t("Nobody has written with the form on Contact Us yet.")}</p>
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ul aria-label={t("Messages to you")} className="border-line border-t">
            {data.data.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
          <Pager pagination={data.pagination} name={PAGE} stays />
        </div>
      )}
    </section>
  );
}

/** As plain text: anything a visitor typed is never treated as markup. */
function MessageRow({
  message: { id, name, email, subject, message, sent_at },
}: {
  message: ReceivedMessage;
}) {
  const remove = useRemove();
  return (
    <RowCard className="flex-wrap !items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="break-words font-medium text-strong">
          {subject}
        </p>
        <p className="figures break-words text-faint text-sm">
          <bdi>{name}</bdi> · {email} · {shortMoment(sent_at)}
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap break-words text-body">
          {message}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" asChild>
          <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
            {t("Reply")}
          </a>
        </Button>
        <Question
          title={t("Delete this message?")}
          text={t("The message of {name} is deleted for good.", { name })}
          yes={t("Delete||a message")}
          onYes={() => remove.mutate({ params: { id } })}
        >
          <Button size="sm" look="ghost" busy={remove.isPending}>
            {t("Delete||a message")}
          </Button>
        </Question>
      </div>
    </RowCard>
  );
}
