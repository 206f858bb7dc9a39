import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "../app-error.ts";

interface Bounds {
  /** How many places there are; a task takes one or more. */
  places: number;
  /** How many tasks may wait for a place. */
  waiting: number;
  /** The error message when the queue is full. */
  message: Message;
}

/** Retry-After of a refused task, in seconds. */
const TRY_AGAIN = 5;

/**
 * Limits how many tasks run at once in this process, first come first served. A task with an owner (`whose`)
 * waits until that owner's other task is done; others may pass it. Throws "unavailable" if the queue is full.
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
      throw new AppError("unavailable", { message: t(message), retryAfter: TRY_AGAIN });
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

/** Limits how many tasks each caller runs at once in this process. Throws "rate_limited", never queues. */
export function fewAtOnce({ most, message }: { most: number; message: Message }) {
  const busy = new Map<string, number>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const others = busy.get(who) ?? 0;
    if (others >= most) throw new AppError("rate_limited", { message: t(message), retryAfter: TRY_AGAIN });
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
