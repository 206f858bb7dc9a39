import { AppError } from "./app-error.ts";

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

/** Bounds what happens at the same time in this process, first come first served. Throws "unavailable" when even the queue is full. */
export function takingTurns({ places, waiting, message }: Bounds) {
  let free = places;
  const queue: { needs: number; begin: () => void }[] = [];

  function admit(): void {
    for (let [next] = queue; next && next.needs <= free; [next] = queue) {
      queue.shift();
      free -= next.needs;
      next.begin();
    }
  }

  return async <T>(work: () => Promise<T>, needs = 1): Promise<T> => {
    const turn = Promise.withResolvers<void>();
    queue.push({ needs, begin: turn.resolve });
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
