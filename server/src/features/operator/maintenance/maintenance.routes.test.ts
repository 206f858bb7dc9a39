import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BooksLine, ExaminationLine, maintenance } from "@solodesk/contract/operator/maintenance.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockBackups } from "#features/account/backup/backup-scratch.ts";
import { writeLastBackup } from "#features/account/backup/last-backup.ts";
import { allChecks } from "#features/money/wallet/checks/check-books.ts";
import { call } from "#test/call.ts";
import { eventually } from "#test/eventually.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { earn } from "#test/test-payouts.ts";

const place = mkdtempSync(join(tmpdir(), "solodesk-kept-"));
let server: TestApp;
let operator: Awaited<ReturnType<typeof testOperator>>;
beforeAll(async () => {
  server = await testApp({
    OPERATOR_EMAILS: OPERATOR,
    BACKUP_TO: place,
    BACKUP_PASSPHRASE: "correct horse battery",
  });
  operator = await testOperator(server);
});
afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true });
});

const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const backups = async () => (await call(server, maintenance.getBackups, {}, operator)).body.data;

test("each check of the installation comes as a line, and what is wrong says how to fix it", async () => {
  const answer = await call(server, maintenance.examine, { body: {} }, operator);
  expect(answer.headers["content-type"]).toContain("application/x-ndjson");
  const lines = linesOf(answer.text).map((line) => ExaminationLine.parse(line));
  expect(lines.at(-1)).toEqual({ type: "end" });
  const checks = lines.filter((line) => line.type === "check");
  expect(checks.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["database", "books", "clock", "zones", "jobs", "disk", "backup", "address"]),
  );
  expect(checks.find(({ key }) => key === "database")).toMatchObject({ outcome: "passed" });
  for (const { outcome, fix } of checks) expect(fix !== undefined).toBe(outcome === "failed");
});

test("each claim about the books comes as a line, with every fault that is found", async () => {
  await earn(server.deps, operator.user.id, 5000);
  const check = async () => {
    const answer = await call(server, maintenance.checkBooks, { body: {} }, operator);
    const lines = linesOf(answer.text).map((line) => BooksLine.parse(line));
    expect(lines.at(-1)).toEqual({ type: "end" });
    return lines.filter((line) => line.type === "claim");
  };
  const balanced = await check();
  expect(balanced.map(({ claim }) => claim)).toEqual(allChecks.map(({ claim }) => claim));
  expect(balanced.flatMap(({ faults }) => faults)).toEqual([]);
  expect(balanced.find(({ of }) => of === "transactions")?.counted).toBe(1);

  const { ownerUrl } = server.database;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const skew = async (by: number) => {
    await owner.query("ALTER TABLE accounts DISABLE TRIGGER USER");
    await owner.query("UPDATE accounts SET balance = balance + $1 WHERE kind = 'earnings'", [by]);
    await owner.query("ALTER TABLE accounts ENABLE TRIGGER USER");
  };
  await skew(7);
  const wrong = (await check()).filter(({ faults }) => faults.length > 0);
  await skew(-7);
  await owner.end();
  expect(wrong.map(({ claim }) => claim)).toContain("Every balance is the sum of its postings");
});

test("a second backup isn't started while one is running, and the result is reported", async () => {
  expect(await backups()).toMatchObject({ place, keep: 7, running: false, failure: null, proved: null });
  const make = () => call(server, maintenance.makeBackup, {}, operator);
  const other = lockBackups(server.deps.config.DATA_DIR);
  expect((await backups()).running).toBe(true);
  expect((await make()).refusal.error).toBe("A backup is being made already.");
  other?.release();

  const proved = { at: "2026-11-28T02:24:00.000Z", place, name: "solodesk-x.tar.gz", size: 5 };
  await writeLastBackup(server.deps.config.DATA_DIR, { triedAt: proved.at, failure: null, proved });
  expect((await make()).body.data).toMatchObject({ running: true });
  // This test's data folder runs no database, so there is nothing to copy.
  await eventually(async () => expect((await backups()).failure).toContain("does not run"));
  expect((await backups()).proved).toEqual({ at: proved.at, name: proved.name, size: proved.size });
});

test("where no backup can be made, it says why and starts none", async () => {
  const other = await testApp({ OPERATOR_EMAILS: OPERATOR });
  try {
    const host = await testOperator(other);
    const { unavailable } = (await call(other, maintenance.getBackups, {}, host)).body.data;
    expect(unavailable).toContain("Set BACKUP_TO");
    const refused = await call(other, maintenance.makeBackup, {}, host);
    expect([refused.status, refused.refusal.error]).toEqual([409, unavailable]);
  } finally {
    await other.close();
  }
});
