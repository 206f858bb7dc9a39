/**
 * Combines concurrent reads of the same key. Callers that arrive during a read share the next one, not the
 * running one, so that each gets data read after its call.
 */
export function readTogether<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  interface Round {
    now: Promise<T>;
    next?: Promise<T>;
  }
  const rounds = new Map<string, Round>();

  function begin(key: string): Promise<T> {
    const round: Round = { now: read(key) };
    rounds.set(key, round);
    const end = () => void (round.next || rounds.delete(key));
    round.now.then(end, end);
    return round.now;
  }

  return (key) => {
    const round = rounds.get(key);
    if (!round) return begin(key);
    const after = () => begin(key);
    round.next ??= round.now.then(after, after);
    return round.next;
  };
}
