import type { Thread } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Trash2 } from "lucide-react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { conversation, openThread, startAnew, threadsShown } from "./conversation.ts";

/** In the place of the conversation. */
export function ThreadList() {
  const reading = useRead(readOf(assistant.listThreads, {}), { quiet: true, fresh: true });
  const { data, isError, isFetching, refetch } = reading;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2">
      {!data && !isError && (
        <output aria-label={t("Loading earlier conversations")} className="block space-y-4 py-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </output>
      )}
      {!data && isError && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Earlier conversations could not be loaded.")}
        </ErrorState>
      )}
      {data?.data.length === 0 && <p className="py-4 text-body">{t("No earlier conversations.")}</p>}
      <ul>
        {data?.data.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </ul>
    </div>
  );
}

function ThreadRow({ thread: { id, title, updated_at } }: { thread: Thread }) {
  const remove = useSend(assistant.removeThread, { refresh: [assistant.listThreads] });
  const name = title === "" ? t("Untitled||a conversation") : title;
  const drop = async () => {
    await remove.mutateAsync({ params: { id } });
    if (conversation.get().thread !== id) return;
    startAnew();
    threadsShown.set(true);
  };
  return (
    <li className="flex items-center gap-1 border-line border-b">
      <button
        type="button"
        onClick={() => void openThread(id)}
        className="min-h-12 min-w-0 flex-1 rounded-md py-2 text-start hover:bg-hover"
      >
        <span className="block truncate text-strong">{name}</span>
        <span className="block text-faint text-sm">
          <Moment instant={updated_at} zone={viewerZone()} />
        </span>
      </button>
      <Question
        title={t("Delete this conversation?")}
        text={t("Its questions and answers are deleted. What you confirmed stays done.")}
        yes={t("Delete")}
        // The refusal has already been shown.
        onYes={() => void drop().catch(() => undefined)}
      >
        <IconButton label={t("Delete {title}", { title: name })} disabled={remove.isPending}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Question>
    </li>
  );
}
