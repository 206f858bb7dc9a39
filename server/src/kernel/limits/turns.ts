import { AppError } from "../app-error.ts";

interface Bounds {
  /** What a work needs one of, or more. */
  places: number;
  /** How many works may wait for theirs. */
  waiting: number;
  /** What whoever comes too late is told. */
  message: string;
}

/** Seconds after which somebody who was turned away may try again. */
const TRY_AGAIN = 5;

/**
 * Bounds what happens at the same time in this process, first come first served. A work that says whose it is waits until
 * their other one is done, and lets others pass meanwhile. Throws "unavailable" when even the queue is full.
 */
export function takingTurns({ places, waiting, message }: Bounds) {
  let free = places;
  const queue: { needs: number; whose: string | undefined; begin: () => void }[] = [];
  const working = new Set<string>();

  const findNext = () => queue.find(({ whose }) => whose === undefined || !working.has(whose));

  function admit(): void {
    for (let next = findNext(); next && next.needs <= free; next = findNext()) {
      queue.splice(queue.indexOf(next), 1);
      free -= next.needs;
      if (next.whose !== undefined) working.add(next.whose);
      next.begin();
    }
  }

  return async <T>(work: () => Promise<T>, needs = 1, whose?: string): Promise<T> => {
    const turn = Promise.withResolvers<void>();
    queue.push({ needs, whose, begin: turn.resolve });
    admit();
    if (queue.length > waiting) {
      queue.pop();
      throw new AppError("unavailable", { message, retryAfter: TRY_AGAIN });
    }
    await turn.promise;
    try {
      return await work();
    } finally {
      free += needs;
      if (whose !== undefined) working.delete(whose);
      admit();
    }
  };
}

/** Bounds what each caller does at the same time in this process. Throws "rate_limited": nobody waits for themselves. */
export function fewAtOnce({ most, message }: { most: number; message: string }) {
  const busy = new Map<string, number>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const others = busy.get(who) ?? 0;
    if (others >= most) throw new AppError("rate_limited", { message, retryAfter: TRY_AGAIN });
    busy.set(who, others + 1);
    try {
      return await work();
    } finally {
      const left = (busy.get(who) ?? 1) - 1;
      if (left > 0) busy.set(who, left);
      else busy.delete(who);
    }
  };
}
