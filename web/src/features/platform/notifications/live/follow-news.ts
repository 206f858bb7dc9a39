// All of the stream: loaded when a tab has time, and only for whoever is signed in.
import { isWantedHere } from "../browser-notifications.ts";
import { unread } from "../unread.ts";
import { keepFollowing } from "./keep-following.ts";
import { lookOut } from "./look-out.ts";
import { tellOf } from "./tell-of.ts";
import { whileSeen } from "./while-seen.ts";

const NAME = "solodesk-notifications";

/**
 * One tab at a time does the work, and whichever waits takes over when that one goes: a browser has six connections to a
 * server, and each stream holds one. Where locks are missing, on plain-http addresses, every tab does it.
 */
async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  try {
    await navigator.locks.request(NAME, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Tabs of one browser tell each other by it; the message is whose news there are. */
const CHANNEL = "solodesk-notifications";

/** Answers how to stop. `open` leads to a path of the app. */
export function followNews(userId: string, open: (path: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tabs = new BroadcastChannel(CHANNEL);
  const look = lookOut(signal, (fresh) => tellOf(fresh, userId, open));
  tabs.addEventListener("message", ({ data }) => {
    if (data === userId) look();
  });
  const hear = () => {
    if (!signal.aborted) tabs.postMessage(userId);
    look();
  };
  look();
  void whileSeen(
    signal,
    () => !isWantedHere(userId),
    (seen) => lead(seen, () => keepFollowing(hear, seen)),
    // Without a stream the list still shows all of it.
  ).catch(() => undefined);
  return () => {
    stop.abort();
    tabs.close();
    unread.set(0);
  };
}
