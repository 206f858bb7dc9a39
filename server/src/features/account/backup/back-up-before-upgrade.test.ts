import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#kernel/config/config.ts";
import { buildLog } from "#kernel/log.ts";
import { durationOf } from "./ask-before-upgrade.ts";
import { guardUpgrade } from "./guard-upgrade.ts";

const external = readConfig({ DATABASE_URL: "postgres://owner:secret@db.example.com/desk" }, "");

async function tryWith(config: typeof external, answer?: boolean, signal?: AbortSignal) {
  const heard = { questions: [] as string[], logged: "", said: [] as string[] };
  const log = buildLog(config, { write: (line) => void (heard.logged += line) });
  const ask = async (question: string) => {
    heard.questions.push(question);
    return answer === true;
  };
  const upgrade = guardUpgrade({
    config,
    log,
    ownerUrl: "",
    say: (line: string) => void heard.said.push(line),
    ask: answer === undefined ? undefined : ask,
    signal,
  });
  const pending = ["0099-next.sql"];
  const refusal = await upgrade
    .ask(pending)
    .then(() => upgrade.backUp(pending))
    .catch((error: Error) => error.message);
  return { ...heard, refusal };
}

test("of an external PostgreSQL no backup can be made: that is said, and asked about on a terminal", async () => {
  const unattended = await tryWith(external);
  expect(unattended.refusal).toBeUndefined();
  expect(unattended.logged).toContain("the database is brought up to date without a backup");
  const agreed = await tryWith(external, true);
  expect(agreed.questions).toHaveLength(1);
  expect(agreed.questions[0]).toMatch(
    /^Solodesk \S+ has 1 migration for this database, .* Solodesk cannot back up the PostgreSQL of DATABASE_URL: make sure that you have a backup \(docs\/operate\/backup\.md\)\. Continue\?$/,
  );
  expect(agreed.refusal).toBeUndefined();
  expect((await tryWith(external, false)).refusal).toContain("Nothing was changed.");
});

test("with BACKUP_BEFORE_UPGRADE=off nothing is asked, said or made", async () => {
  const off = { ...readConfig({}, ""), BACKUP_BEFORE_UPGRADE: false };
  expect(await tryWith(off, false)).toEqual({ questions: [], said: [], logged: "", refusal: undefined });
});

test("a start that was stopped while it asked makes no backup", async () => {
  const { refusal, said } = await tryWith(
    readConfig({}, ""),
    undefined,
    AbortSignal.abort(new Error("stopped")),
  );
  expect([refusal, said]).toEqual(["stopped", []]);
});

test("how long it takes is said in seconds, or in minutes from one minute on", () => {
  const megabytes = (count: number) => durationOf(count * 1e6);
  expect([14, 150, 165, 200, 373].map(megabytes)).toEqual([
    "20 seconds",
    "50 seconds",
    "1 minute",
    "1 minute",
    "2 minutes",
  ]);
});

test("after a yes on a terminal, only what comes next is said", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "solodesk-asked-"));
  mkdirSync(join(dataDir, "postgres"));
  const heard = await tryWith(readConfig({ DATA_DIR: dataDir }), true);
  expect(heard.questions[0]).toMatch(/^Solodesk \S+ has 1 migration .* Continue\?$/);
  expect(heard.said).toEqual([`Backing up to ${join(dataDir, "backups")}…`]);
  expect(heard.refusal).toContain(`The database in ${dataDir} does not run.`);
  rmSync(dataDir, { recursive: true });
});
