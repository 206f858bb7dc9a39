// The two servers that are compared, each a process of its own on the same database.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Running {
  port: number;
  /** Milliseconds until it said it was ready. */
  readyAfter: number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

async function running(child: ChildProcess, portOf: (message: unknown) => number): Promise<Running> {
  const started = performance.now();
  const [message] = await once(child, "message");
  return {
    port: portOf(message),
    readyAfter: performance.now() - started,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

const quiet = { stdio: ["ignore", "ignore", "inherit", "ipc"] as ["ignore", "ignore", "inherit", "ipc"] };

export const startOurs = (env: Record<string, string>): Promise<Running> =>
  running(
    fork(join(import.meta.dirname, "../server/src/main.ts"), [], {
      ...quiet,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: "0",
        LOG_LEVEL: "error",
        RATE_LIMIT: "off",
        ...env,
      },
    }),
    (message) => Number(new URL((message as { ready: string }).ready).port),
  );

export const startBare = (databaseUrl: string): Promise<Running> =>
  running(
    fork(join(import.meta.dirname, "bare-server.ts"), [databaseUrl], quiet),
    (message) => (message as { port: number }).port,
  );

/** Hashes a second. */
export async function bareHashRate(duration: number): Promise<number> {
  const [message] = await once(
    fork(join(import.meta.dirname, "bare-hash.ts"), [String(duration)], quiet),
    "message",
  );
  return (message as { rate: number }).rate;
}
