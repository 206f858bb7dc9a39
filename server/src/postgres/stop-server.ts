import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { endLeftoverProcesses, sendSignal } from "./postmaster.ts";
import type { Server } from "./server.ts";

// Fast: ends the sessions and writes everything out. Immediate: like a power cut, the next start recovers.
const STEPS = [
  { signal: "SIGINT", patienceMs: 10_000 },
  { signal: "SIGQUIT", patienceMs: 5_000 },
  { signal: "SIGKILL", patienceMs: 5_000 },
] as const;

/** Ends `server`, more firmly while it does not, and whatever of it is left. */
export async function stopServer(server: Server, cluster: string, pgCtl: string): Promise<void> {
  for (const { signal, patienceMs } of STEPS) {
    tell(server.pid, signal, pgCtl);
    const end = await Promise.race([server.ended, wait(patienceMs, undefined, { ref: false })]);
    if (end !== undefined) break;
  }
  endLeftoverProcesses(cluster);
}

function tell(pid: number, signal: "SIGINT" | "SIGQUIT" | "SIGKILL", pgCtl: string): void {
  // Windows has no signals: there PostgreSQL listens on a pipe, which pg_ctl knows.
  if (process.platform === "win32") execFile(pgCtl, ["kill", signal.slice(3), String(pid)], () => undefined);
  else sendSignal(pid, signal);
}
