import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { unread } from "./unread.ts";

/** All of them, unless some are named. */
export function useMarkRead() {
  const { mutateAsync, isPending } = useSend(notifications.markRead, { refresh: [notifications.list] });
  const markRead = async (ids?: string[]) => {
    const answer = await mutateAsync({ body: ids ? { ids } : {} });
    unread.set(answer.unread);
  };
  return {
    /** A refusal has been shown. */
    markRead: (ids?: string[]) => void markRead(ids).catch(() => undefined),
    isPending,
  };
}
