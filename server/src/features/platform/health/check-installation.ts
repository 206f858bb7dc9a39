import { setTimeout as wait } from "node:timers/promises";
import type { InstallationCheck } from "@solodesk/contract/platform/health.ts";
import type { Deps } from "#kernel/deps.ts";
import { seconds } from "#kernel/time/clock.ts";
import { type CheckVerdict, found, untried, wrong } from "./check-verdict.ts";
import { judgeAddress, judgeReach } from "./judge-address.ts";
import { type BackupNews, judgeBackup } from "./judge-backup.ts";
import { judgeClock, judgeDatabase, judgeJobs, judgeZones } from "./judge-database.ts";
import { judgeDisk, judgeMail, judgeModel, judgePayments, judgeStorage } from "./judge-services.ts";

const titles = {
  database: "Database",
  books: "Books",
  clock: "Clock",
  zones: "Time zones",
  jobs: "Jobs",
  disk: "Disk",
  backup: "Backups",
  storage: "Pictures",
  mail: "Email",
  payments: "Payments",
  model: "Language model",
  address: "Address",
  reach: "Reached from outside",
} as const;

type CheckKey = keyof typeof titles;

/** Answered by features that this one cannot import. */
export interface OtherFeatures {
  /** Counts faults in the books; undefined if they are too large to check in passing. */
  countBookFaults(): Promise<number | undefined>;
  /** The time zones of all stores. */
  listZones(): Promise<string[]>;
  /** When a gateway's webhook last arrived. */
  lastWebhook(): Promise<Date | undefined>;
  /** How the backups to BACKUP_TO go; undefined before the first one. */
  lastBackup(): Promise<BackupNews | undefined>;
}

/** Checks that ask others wait less: who waits for the doctor wants to read the next line. */
const PATIENCE = seconds(60);
const OUTSIDE_PATIENCE = seconds(5);
const outside: ReadonlySet<CheckKey> = new Set(["storage", "mail", "payments", "model", "reach"]);

async function judgeBooks({ countBookFaults }: OtherFeatures): Promise<CheckVerdict> {
  const faults = await countBookFaults();
  if (faults === undefined) return untried("They are long: run solo ledger check, which takes its time.");
  if (faults === 0) return found("All checks of the ledger pass.");
  return wrong(
    `The ledger has ${faults} faults.`,
    "Run solo ledger check, which names each, and keep a backup.",
  );
}

/**
 * Checks the installation and hands over each result once it is known. It sends no email and moves no money. A check that
 * asks others fails after 5 seconds, the rest after a minute.
 */
export async function checkInstallation(
  deps: Deps,
  others: OtherFeatures,
  tell: (check: InstallationCheck) => void,
): Promise<void> {
  const checks: [CheckKey, () => Promise<CheckVerdict> | CheckVerdict][] = [
    ["database", () => judgeDatabase(deps)],
    ["books", () => judgeBooks(others)],
    ["clock", () => judgeClock(deps)],
    ["zones", async () => judgeZones(deps, await others.listZones())],
    ["jobs", () => judgeJobs(deps)],
    ["disk", () => judgeDisk(deps)],
    ["backup", async () => judgeBackup(deps, await others.lastBackup())],
    ["storage", () => judgeStorage(deps)],
    ["mail", () => judgeMail(deps)],
    ["payments", () => judgePayments(deps, others.lastWebhook)],
    ["model", () => judgeModel(deps)],
    ["address", () => judgeAddress(deps)],
    ["reach", () => judgeReach(deps)],
  ];
  for (const [key, judge] of checks) {
    const patience = outside.has(key) ? OUTSIDE_PATIENCE : PATIENCE;
    tell({ key, title: titles[key], ...(await verdictOf(judge, patience)) });
  }
}

/** One check that breaks is no reason not to try the others. */
async function verdictOf(
  judge: () => Promise<CheckVerdict> | CheckVerdict,
  patience: number,
): Promise<CheckVerdict> {
  const over = new AbortController();
  const late = wait(patience, undefined, { signal: over.signal }).then(() =>
    wrong(
      `There was no answer within ${patience / 1000} seconds.`,
      "Check that it runs and that this machine reaches it.",
    ),
  );
  try {
    return await Promise.race([judge(), late]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong(
      `It could not be checked (${reason}).`,
      "Check that it runs and what the settings say about it.",
    );
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}
