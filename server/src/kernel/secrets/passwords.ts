// Hashing runs in low-priority threads, so that many sign-ins at once do not slow down other requests.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

export interface Passwords {
  /** An argon2id hash in PHC form. */
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work, so that timing does not reveal whether an account exists. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
  /** Whether the hash was made with other settings than the current ones. */
  isOutdated(hash: string): boolean;
  close(): Promise<void>;
}

export interface Argon2Task {
  id: number;
  password: string;
  salt: Uint8Array;
  /** In KiB. */
  memory: number;
  passes: number;
  lanes: number;
}
export interface Argon2Result {
  id: number;
  tag: Uint8Array;
}

type Cost = Pick<Argon2Task, "memory" | "passes" | "lanes">;

/** OWASP's minimum. */
const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 };
const prefixOf = ({ memory, passes, lanes }: Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$`;
const PREFIX = prefixOf(COST);

/** Returns the settings that the hash was made with, to verify it. */
function costOf(hash: string): Cost {
  const [, memory, passes, lanes] = /m=(\d+),t=(\d+),p=(\d+)/.exec(hash)?.map(Number) ?? [];
  return memory && passes && lanes ? { memory, passes, lanes } : COST;
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "");
const format = (salt: Uint8Array, tag: Uint8Array) => `${PREFIX}${encode(salt)}$${encode(tag)}`;

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

function argon2Threads(size: number) {
  const waiting = new Map<number, { resolve(tag: Uint8Array): void; reject(error: Error): void }>();
  const threads: { worker: Worker; load: number }[] = [];
  let sent = 0;

  function start() {
    const worker = new Worker(new URL("./argon2-thread.ts", import.meta.url));
    const thread = { worker, load: 0 };
    worker.unref();
    worker.on("message", ({ id, tag }: Argon2Result) => {
      thread.load -= 1;
      waiting.get(id)?.resolve(tag);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    });
    worker.on("error", (error) => {
      threads.splice(threads.indexOf(thread), 1);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    threads.push(thread);
    return thread;
  }

  const leastBusy = () => threads.reduce((best, thread) => (thread.load < best.load ? thread : best));

  return {
    run(password: string, salt: Uint8Array, cost = COST): Promise<Uint8Array> {
      const idle = threads.length > 0 && leastBusy().load === 0;
      const thread = !idle && threads.length < size ? start() : leastBusy();
      thread.load += 1;
      thread.worker.ref();
      sent += 1;
      const task: Argon2Task = { id: sent, password, salt, ...cost };
      return new Promise((resolve, reject) => {
        waiting.set(task.id, { resolve, reject });
        thread.worker.postMessage(task);
      });
    },
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

export function openPasswords(threads = availableParallelism()): Passwords {
  const argon2 = argon2Threads(threads);
  const absent = randomBytes(16);
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return format(salt, await argon2.run(password, salt));
    },
    async verify(password, hash) {
      const [, , , , salt = "", tag = ""] = hash?.split("$") ?? [];
      const computed = hash
        ? await argon2.run(password, Buffer.from(salt, "base64"), costOf(hash))
        : await argon2.run(password, absent);
      return Boolean(hash) && same(computed, Buffer.from(tag, "base64"));
    },
    isOutdated: (hash) => !hash.startsWith(PREFIX),
    close: argon2.close,
  };
}
