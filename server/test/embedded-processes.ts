// The processes of an embedded PostgreSQL, for tests that kill them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { clusterName, type Postmaster, readPostmaster, sendSignal } from "#postgres/postmaster.ts";
import { eventually } from "./eventually.ts";

export function postmasterOf(dataDir: string): Postmaster {
  const found = readPostmaster(join(dataDir, "postgres"));
  if (found === undefined) throw new Error("no server runs");
  return found;
}

export function supervisorOf(dataDir: string): number {
  const found = processesOf(dataDir).find(({ line }) => line.includes("supervisor.ts"));
  if (found === undefined) throw new Error("no supervisor runs");
  return found.pid;
}

/** The supervisor, the server and the server's own processes. */
export function processesOf(dataDir: string): { pid: number; line: string }[] {
  const cluster = join(dataDir, "postgres");
  const signs = [`--data-dir=${dataDir} `, `-D ${cluster} `, `postgres: ${clusterName(cluster)}: `];
  return readdirSync("/proc").flatMap((name) => {
    try {
      const line = readFileSync(`/proc/${Number(name)}/cmdline`, "utf8").replaceAll("\0", " ");
      return signs.some((sign) => line.includes(sign)) ? [{ pid: Number(name), line }] : [];
    } catch {
      return [];
    }
  });
}

/** Nothing of it is left over. */
export async function gone(dataDir: string): Promise<void> {
  await eventually(() => expect(processesOf(dataDir)).toEqual([]));
}

/** All of them stand still before the first one dies, so that none can still react to another's end. */
export function killAtOnce(app: number, dataDir: string): void {
  const all = [app, ...processesOf(dataDir).map(({ pid }) => pid)];
  for (const signal of ["SIGSTOP", "SIGKILL"] as const) for (const pid of all) sendSignal(pid, signal);
}
