// The two servers that are compared, each in its own process on the same database.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SERVER } from "../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../scripts/node24.mjs";

export interface Running {
  port: number;
  /** Milliseconds until it reported that it was ready. */
  readyAfter: number;
  /** Resident memory in MB. */
  memory(): number;
  /** Seconds of processor time so far. */
  worked(): number;
  stop(): Promise<void>;
}

async function running(child: ChildProcess, portOf: (message: unknown) => number): Promise<Running> {
  const started = performance.now();
  let output = "";
  child.stderr?.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`It ended: ${output}`)));
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, "message"), ended]);
  return {
    port: portOf(message),
    readyAfter: performance.now() - started,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    worked: () => {
      // The fields after the name, which may contain anything; the kernel counts in hundredths of a second.
      const [, counts = ""] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ");
      const [user, system] = counts.split(" ").slice(11, 13).map(Number);
      return ((user ?? 0) + (system ?? 0)) / 100;
    },
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

const quiet = { stdio: ["ignore", "ignore", "pipe", "ipc"] as ["ignore", "ignore", "pipe", "ipc"] };

export const startOurs = (env: Record<string, string>): Promise<Running> =>
  running(
    fork(SERVER, [], {
      ...quiet,
      env: {
        PATH: process.env.PATH,
        ...NODE24_SETTINGS,
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
    fork(join(import.meta.dirname, "bare/bare-server.ts"), [databaseUrl], quiet),
    (message) => (message as { port: number }).port,
  );

export const startBareCheckout = (databaseUrl: string, statements: string): Promise<Running> =>
  running(
    fork(join(import.meta.dirname, "bare/bare-checkout.ts"), [databaseUrl, statements], quiet),
    (message) => (message as { port: number }).port,
  );

/** Returns the hashes per second. */
export async function bareHashRate(duration: number): Promise<number> {
  const [message] = await once(
    fork(join(import.meta.dirname, "bare/bare-hash.ts"), [String(duration)], quiet),
    "message",
  );
  return (message as { rate: number }).rate;
}
