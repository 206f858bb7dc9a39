/** The last unfinished work per key. */
const running = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one key in sequence, so that the user's last change also reaches the server last. Settles
 * as `work` does.
 */
export async function oneAfterAnother<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key);
  const turn = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  running.set(key, turn);
  try {
    return await turn;
  } finally {
    if (running.get(key) === turn) running.delete(key);
  }
}

/** Whether work of this key is waiting or running. */
export const isUnderWay = (key: string): boolean => running.has(key);
