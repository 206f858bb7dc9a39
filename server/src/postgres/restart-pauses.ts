const [FIRST, LONGEST, FORGOTTEN] = [50, 5_000, 60_000];

/**
 * Returns a function that returns the milliseconds to wait before the next restart: none before the first
 * within a minute, then 50, twice as many each time, and at most 5 seconds.
 */
export function restartPauses(now = () => performance.now()): () => number {
  let restarts: number[] = [];
  return () => {
    restarts = restarts.filter((at) => now() - at < FORGOTTEN);
    const pause = restarts.length === 0 ? 0 : Math.min(LONGEST, FIRST * 2 ** (restarts.length - 1));
    restarts.push(now());
    return pause;
  };
}
