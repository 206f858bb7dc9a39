/** Milliseconds a tab that nobody looks at goes on. */
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

/** Calls back once nobody has looked for long; answers how to stop watching. */
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

/** Does the work while the tab is looked at, or was a moment ago; `mayRest` says whether it has to stop at all. */
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
    // The session is over: there is nothing to come back to.
    if (!unseen.signal.aborted) return;
  }
}
