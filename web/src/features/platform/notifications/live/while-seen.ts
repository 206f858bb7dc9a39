/** Milliseconds that a hidden tab keeps working. */
export const UNSEEN = 5 * 60_000;

const isSeen = () => document.visibilityState === "visible";

const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener("visibilitychange", check);
      signal.removeEventListener("abort", check);
      resolve();
    };
    document.addEventListener("visibilitychange", check);
    signal.addEventListener("abort", check);
    check();
  });

/** Calls back after the tab has been hidden for `UNSEEN`; returns a function that stops watching. */
function watchUnseen(isUnseen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    timer = isSeen() ? undefined : setTimeout(isUnseen, UNSEEN);
  };
  document.addEventListener("visibilitychange", check);
  check();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
  };
}

/**
 * Runs the work while the tab is visible or was within `UNSEEN`; `mayRest` says whether it may stop at all.
 */
export async function whileSeen(
  signal: AbortSignal,
  mayRest: () => boolean,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    if (mayRest()) await untilSeen(signal);
    const unseen = new AbortController();
    const watched = watchUnseen(() => mayRest() && unseen.abort());
    await work(AbortSignal.any([signal, unseen.signal])).finally(watched);
    // The session is over, so there is nothing to resume.
    if (!unseen.signal.aborted) return;
  }
}
