// For the soak alone: drops each owner clause of each repository, one at a time: F1 or another test fails, or the clause is named as needless.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, inject, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { countOf } from "../../../scripts/soak-list.mjs";
import { testApp } from "../test-app.ts";
import { ask, changedReads, foundRows, leaksOf, type World } from "./cross-tenant.ts";
import { clauses, type Sent, watchClauses } from "./drop-clause.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { knownClauses, needlessClauses } from "./owner-clauses.ts";
import { twoSellers, worldOf } from "./two-sellers.ts";

const SERVER = join(import.meta.dirname, "..", "..");
/** For a try of a few: ONLY_CLAUSES=ads/ npm run soak -- F1 */
const { ONLY_CLAUSES = "" } = process.env;

type Senders = Map<string, Set<string>>;

const noteIn = (senders: Senders, names: Iterable<string>, sender: string) => {
  for (const name of names) senders.set(name, (senders.get(name) ?? new Set()).add(sender));
};

/** Which calls send which clause, as A's guests, as B or as C. */
async function callsIn(world: World): Promise<Senders> {
  const senders: Senders = new Map();
  const { b, c, targets, targetsOfB, targetsOfC } = world;
  for (const operation of operationsOf(world.server)) {
    clauses.sent.clear();
    await ask(world, operation, b.headers, targets);
    await ask(world, operation, c.headers, targets);
    await ask(world, operation, c.headers, targetsOfC);
    await ask(world, operation, {}, targets);
    await ask(world, operation, b.headers, targetsOfB);
    noteIn(senders, clauses.sent, operation.name);
  }
  return senders;
}

async function onCopy<T>(world: World, dropped: string, work: (copy: World) => Promise<T>): Promise<T> {
  const server = await testApp({}, world.server.database.ownerUrl);
  try {
    server.clock.set(world.server.clock.now().toISOString());
    clauses.dropped = dropped;
    return await work(worldOf({ ...world, server }));
  } finally {
    clauses.dropped = "";
    await server.stop();
    await server.database.drop();
  }
}

/** Whether F1 fails without the clause: on a copy of that world, by the calls that send it. */
async function failsF1(world: World, name: string, calls: ReadonlySet<string>): Promise<boolean> {
  const { b, c, targets, targetsOfB } = world;
  const sends = (operation: Operation) => calls.has(operation.name);
  return onCopy(world, name, async (copy) => {
    if ((await changedReads(copy, sends)).length > 0) return true;
    if ((await foundRows(copy, sends)).length > 0) return true;
    const askers = [
      { headers: b.headers, targets },
      { headers: c.headers, targets },
      { headers: {}, targets },
      { headers: b.headers, targets: targetsOfB },
    ];
    for (const asker of askers) if ((await leaksOf(copy, asker, sends)).length > 0) return true;
    return false;
  });
}

/** Runs other tests in a process of their own; answers whether they pass, and what they said. */
async function runOthers(
  files: string[],
  settings: Record<string, string>,
): Promise<{ ok: boolean; said: string }> {
  const database = new URL(inject("templateUrl"));
  database.pathname = "/postgres";
  const vitest = join(SERVER, "..", "node_modules", "vitest", "vitest.mjs");
  const env = { ...process.env, TEST_DATABASE_URL: database.href, DROPPED_CLAUSE: "", ...settings };
  const child = spawn(process.execPath, [vitest, "run", ...files, "--bail", "1"], {
    cwd: SERVER,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said = (said + chunk).slice(-20_000)));
  const [code] = await once(child, "close");
  return { ok: code === 0, said };
}

/** Which test files send which clause; those of processes send theirs from other processes. */
async function filesThatSend(): Promise<Senders> {
  const folder = mkdtempSync(join(tmpdir(), "solodesk-clauses-"));
  const { ok, said } = await runOthers(["--exclude", "test/process/**"], { SENT_CLAUSES: folder });
  expect(ok, said).toBe(true);
  const senders: Senders = new Map();
  for (const name of readdirSync(folder)) {
    const { file, sent }: Sent = JSON.parse(readFileSync(join(folder, name), "utf8"));
    noteIn(senders, sent, relative(SERVER, file));
  }
  rmSync(folder, { recursive: true });
  return senders;
}

/** Those that F1 does not see to be missing. */
async function unseenByF1(names: string[]): Promise<string[]> {
  watchClauses();
  const world = await twoSellers();
  await world.server.stop();
  await world.server.database.leave();
  const calls = await onCopy(world, "", callsIn);
  const unseen: string[] = [];
  for (const name of names) {
    const sent = calls.get(name);
    if (sent === undefined || !(await failsF1(world, name, sent))) unseen.push(name);
  }
  await world.server.database.drop();
  return unseen;
}

test(
  "F1: without any one of its owner clauses some test fails",
  async () => {
    const wanted = knownClauses.filter((name) => name.includes(ONLY_CLAUSES)).slice(0, countOf("clauses"));
    const unseen = await unseenByF1(wanted);
    console.info(
      `${wanted.length} clauses, ${wanted.length - unseen.length} of them held by F1; the others:`,
      unseen,
    );
    const files = unseen.length === 0 ? (new Map() satisfies Senders) : await filesThatSend();
    const missed: string[] = [];
    for (const name of unseen) {
      const senders = [...(files.get(name) ?? [])];
      const isHeld = senders.length > 0 && !(await runOthers(senders, { DROPPED_CLAUSE: name })).ok;
      if (!isHeld) missed.push(name);
      console.info(isHeld ? "held by a test" : `missed by ${senders.length} files`, name);
    }
    expect(missed.toSorted()).toEqual(
      Object.keys(needlessClauses)
        .filter((name) => wanted.includes(name))
        .toSorted(),
    );
  },
  minutes(360),
);
