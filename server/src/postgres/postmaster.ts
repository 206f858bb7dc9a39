/** What the file postmaster.pid and the process list say about the PostgreSQL of one data folder. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

export type Postmaster = { pid: number; port: number };

/** The server named in postmaster.pid, alive or not. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port] = readLines(join(cluster, "postmaster.pid"));
  const known = { pid: Number(pid), port: Number(port) };
  return known.pid > 0 && known.port > 0 ? known : undefined;
}

/**
 * Tells PostgreSQL that the process id in postmaster.pid is none of its own (an id used again by another program),
 * by putting the id of its parent-to-be there, which it takes for stale. The file must stay: its last lines let
 * PostgreSQL see whether processes of the dead server still write to these files.
 */
export function disownPostmasterFile(cluster: string): void {
  const file = join(cluster, "postmaster.pid");
  const [first, ...rest] = readLines(file);
  if (first !== undefined) writeFileSync(file, [process.pid, ...rest].join("\n"));
}

/** Whether `pid` is a PostgreSQL of `cluster`; undefined where the system does not tell (no /proc). */
export function isPostmasterOf(cluster: string, pid: number): boolean | undefined {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return undefined;
  const words = commandLine(pid);
  return basename(words[0] ?? "") === "postgres" && words[words.indexOf("-D") + 1] === cluster;
}

export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return; // that would be a whole group of processes
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}

/** The name this folder's server carries in the process list: what its processes are known by. */
export function clusterName(cluster: string): string {
  return `solodesk-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;
}

/**
 * Ends processes of a server that was killed: one that is busy computing does not notice, keeps the shared memory and
 * so keeps a new server from starting. Only to be called while no server of `cluster` runs.
 */
export function endLeftoverProcesses(cluster: string): void {
  if (process.platform !== "linux") return;
  const title = `postgres: ${clusterName(cluster)}: `;
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (commandLine(pid)[0]?.startsWith(title)) sendSignal(pid, "SIGKILL");
  }
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
