import type { Notification } from "@solodesk/contract/platform/notifications.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notificationsRead } from "../notifications-read.ts";
import { unread } from "../unread.ts";
import { pause } from "./pause.ts";

/** Milliseconds between two checks: a burst of events causes one or two. */
const AT_MOST_EVERY = 300;

/**
 * Returns a function that checks for new notifications. Those present at the first check are not reported as
 * new.
 */
export function lookOut(signal: AbortSignal, onFresh: (fresh: Notification[]) => void): () => void {
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
    if (fresh.length > 0) onFresh(fresh);
  }

  async function lookUntilSettled(): Promise<void> {
    isLooking = true;
    do {
      again = false;
      // After a failure the next event triggers another check.
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
