// The whole notification stream: loaded when a tab is idle, and only for signed-in users.
import { isWantedHere } from "../browser-notifications.ts";
import { unread } from "../unread.ts";
import { keepFollowing } from "./keep-following.ts";
import { lookOut } from "./look-out.ts";
import { showNotifications } from "./show-notifications.ts";
import { whileSeen } from "./while-seen.ts";

const NAME = "solodesk-notifications";

/**
 * Only one tab of a user at a time does the work, and a waiting one takes over when it closes: a browser opens six
 * connections to a server, and each stream holds one. Without the Locks API, on plain-http addresses, every
 * tab does it.
 */
async function lead(userId: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  try {
    await navigator.locks.request(`${NAME}-${userId}`, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Channel between the tabs of one browser; the message is the id of the user with new notifications. */
const CHANNEL = "solodesk-notifications";

/** Returns a function that stops following. `open` navigates to a path of the app. */
export function listenForNotifications(userId: string, open: (path: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tabs = new BroadcastChannel(CHANNEL);
  const look = lookOut(signal, (fresh) => showNotifications(fresh, userId, open));
  tabs.addEventListener("message", ({ data }) => {
    if (data === userId) look();
  });
  const onSignal = () => {
    if (!signal.aborted) tabs.postMessage(userId);
    look();
  };
  look();
  void whileSeen(
    signal,
    () => !isWantedHere(userId),
    (seen) => lead(userId, seen, () => keepFollowing(onSignal, seen)),
    // Without a stream the list still shows all notifications.
  ).catch(() => undefined);
  return () => {
    stop.abort();
    tabs.close();
    unread.set(0);
  };
}
