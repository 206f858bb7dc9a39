// G7 with slowhttptest: connections that send or read slowly, and what others notice of them.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { ATTACKED_STORE } from "./attack-target.ts";
import { runScanner, type Scanner } from "./run-scanner.ts";

const CONNECTIONS = 500;
/** New ones a second. */
const RATE = 250;
/** Seconds for which one may be held, and milliseconds that others may wait. */
const [MOST_HELD, MOST_P95] = [15, 1000];

const modes: Record<string, string[]> = {
  "slow headers": ["-H", "-i", "5"],
  "slow body": ["-B", "-i", "5", "-s", "8192", "-f", "application/json"],
  "slow read": ["-X", "-k", "10", "-w", "10", "-y", "20", "-n", "5", "-z", "16"],
};
const addressOf: Record<string, string> = { "slow body": "/auth/login", "slow read": "/openapi.json" };

/**
 * Peers whose connections the server has accepted, as Linux lists them. An attacker can't say which were cut: it doesn't read as
 * far as that. One without an inode belongs to no process any more, or not yet.
 */
function heldBy(port: number): string[] {
  const rows = readFileSync("/proc/net/tcp", "utf8").trim().split("\n").slice(1);
  const local = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, at = "", , , , , , , , inode]) => at.endsWith(local) && inode !== "0")
    .map(([, , peer = ""]) => peer);
}

/** Visits a page on connections of its own until `isOver`. Returns the waits in milliseconds, sorted. */
async function visit(url: string, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await (await fetch(`${url}/store/${ATTACKED_STORE}`, { headers: { connection: "close" } })).text();
    waits.push(performance.now() - started);
    await wait(100);
  }
  return waits.toSorted((a, b) => a - b);
}

/** Watches until `isOver`. Returns for how many seconds the server held each connection. */
async function watch(url: string, isOver: () => boolean): Promise<number[]> {
  const port = Number(new URL(url).port);
  const before = new Set(heldBy(port));
  const seen = new Map<string, { first: number; last: number }>();
  while (!isOver()) {
    const now = performance.now();
    for (const peer of heldBy(port).filter((one) => !before.has(one)))
      seen.set(peer, { first: seen.get(peer)?.first ?? now, last: now });
    await wait(250);
  }
  return [...seen.values()].map(({ first, last }) => (last - first) / 1000);
}

export const slowClients: Scanner = {
  name: "slowhttptest",
  program: ["slowhttptest", "-h"],
  async run({ url }) {
    const said: string[] = [];
    const findings: string[] = [];
    for (const [mode, args] of Object.entries(modes)) {
      let isOver = false;
      const others = Promise.all([visit(url, () => isOver), watch(url, () => isOver)]);
      const shape = ["-c", `${CONNECTIONS}`, "-r", `${RATE}`, "-l", "40"];
      const { fault } = await runScanner(
        mode,
        ["slowhttptest", ...args, ...shape, "-u", `${url}${addressOf[mode] ?? "/"}`],
        { most: 60 },
      );
      isOver = true;
      const [waits, held] = await others;
      if (fault !== undefined) findings.push(fault);
      if (held.length === 0 || waits.length === 0) {
        findings.push(`${mode}: ${held.length} connections were held and ${waits.length} visits were made`);
        continue;
      }
      const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
      const longest = Math.max(...held);
      const line = `${mode}: none of ${CONNECTIONS} connections was held for longer than ${longest.toFixed(1)} s; p95 of ${waits.length} visits to a store page ${Math.round(p95)} ms`;
      said.push(line);
      if (longest > MOST_HELD || p95 > MOST_P95) findings.push(line);
      console.error(`  ${line}`);
    }
    return { said, findings };
  },
};
