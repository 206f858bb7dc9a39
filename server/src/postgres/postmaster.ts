/** Finds the PostgreSQL of a data folder by postmaster.pid and the process list. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

export type Postmaster = { pid: number; port: number };

/** Returns the server named in postmaster.pid, whether or not it is alive. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port] = readLines(join(cluster, "postmaster.pid"));
  const known = { pid: Number(pid), port: Number(port) };
  return known.pid > 0 && known.port > 0 ? known : undefined;
}

/**
 * Marks postmaster.pid as stale if another program has its process id now: writes the id of this process,
 * which PostgreSQL ignores because it will be its parent. The file must stay: its last lines let PostgreSQL
 * see whether processes of the dead server still write to these files.
 */
export function disownPostmasterFile(cluster: string): void {
  const file = join(cluster, "postmaster.pid");
  const [first, ...rest] = readLines(file);
  if (first !== undefined) writeFileSync(file, [process.pid, ...rest].join("\n"));
}

/** Returns whether `pid` is a PostgreSQL of `cluster`; undefined if the system cannot tell (no /proc). */
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
  if (pid <= 0) return; // 0 or less would be a whole process group
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}

/** The cluster_name of this folder's server, which identifies its processes in the process list. */
export function clusterName(cluster: string): string {
  return `solodesk-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;
}

/**
 * Kills leftover processes of a server that was killed: one that is busy computing does not notice, holds the
 * shared memory and so prevents a new server from starting. Call it only while no server of `cluster` runs.
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
