import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { endLeftoverProcesses, sendSignal } from "./postmaster.ts";
import type { Server } from "./server.ts";

// SIGINT ends the sessions and writes everything to disk. After SIGQUIT, the next start has to recover.
const STEPS = [
  { signal: "SIGINT", patienceMs: 10_000 },
  { signal: "SIGQUIT", patienceMs: 5_000 },
  { signal: "SIGKILL", patienceMs: 5_000 },
] as const;

/** Stops `server`, with stronger signals if it does not end, and kills leftover processes. */
export async function stopServer(server: Server, cluster: string, pgCtl: string): Promise<void> {
  for (const { signal, patienceMs } of STEPS) {
    signalProcess(server.pid, signal, pgCtl);
    const end = await Promise.race([server.ended, wait(patienceMs, undefined, { ref: false })]);
    if (end !== undefined) break;
  }
  endLeftoverProcesses(cluster);
}

function signalProcess(pid: number, signal: "SIGINT" | "SIGQUIT" | "SIGKILL", pgCtl: string): void {
  // Windows has no signals: there PostgreSQL listens on a pipe, and pg_ctl writes to it.
  if (process.platform === "win32") execFile(pgCtl, ["kill", signal.slice(3), String(pid)], () => undefined);
  else sendSignal(pid, signal);
}
