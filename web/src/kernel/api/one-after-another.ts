/** The last work of each key that has not ended. */
const running = new Map<string, Promise<unknown>>();

/** Does what concerns one thing one after the other, so that its last wish also arrives last; answers as `work` does. */
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

/** Does something of this key wait or run? */
export const isUnderWay = (key: string): boolean => running.has(key);
