import type { Notification } from "@solodesk/contract/platform/notifications.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notificationsRead } from "../notifications-read.ts";
import { unread } from "../unread.ts";
import { pause } from "./pause.ts";

/** Milliseconds between two looks: a burst of news is looked at once or twice. */
const AT_MOST_EVERY = 300;

/** Answers how to look for what is new. What stands there at the first look is news to nobody. */
export function lookOut(signal: AbortSignal, tell: (fresh: Notification[]) => void): () => void {
  let known: Set<string> | undefined;
  let isLooking = false;
  let again = false;

  async function look(): Promise<void> {
    const answer = await queryClient.query({ ...notificationsRead(), staleTime: 0, meta: { quiet: true } });
    if (signal.aborted) return;
    unread.set(answer.unread);
    const before = known;
    known = new Set(answer.data.map(({ id }) => id));
    const fresh = before ? answer.data.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) tell(fresh);
  }

  async function lookUntilSettled(): Promise<void> {
    isLooking = true;
    do {
      again = false;
      // Whatever failed, the next sign has it tried again.
      await look().catch(() => undefined);
      await pause(AT_MOST_EVERY, signal);
    } while (again && !signal.aborted);
    isLooking = false;
  }

  return () => {
    if (isLooking) again = true;
    else void lookUntilSettled();
  };
}
