/**
 * Reads once for all who ask for the same key while a read is under way. They share the next one and not the one that
 * runs, so each is told what was true after it asked.
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
