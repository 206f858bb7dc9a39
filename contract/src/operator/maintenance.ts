// How the installation is doing, for the people who run it: what `solo doctor`, `solo backup` and `solo ledger check` say.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { Instant } from "../kernel/time.ts";
import { InstallationCheck } from "../platform/health.ts";

/** One line of the answer. Only an examination with an "end" was finished. */
export const ExaminationLine = z.discriminatedUnion("type", [
  InstallationCheck.extend({ type: z.literal("check") }),
  z.object({ type: z.literal("end") }),
]);
export type ExaminationLine = z.infer<typeof ExaminationLine>;

export const BookClaim = z.object({
  claim: z.string(),
  /** What was checked, such as "transactions", and how many of it. */
  of: z.string(),
  counted: z.int(),
  /** One sentence for each violation, at most 100. */
  faults: z.array(z.string()),
});
export type BookClaim = z.infer<typeof BookClaim>;

export const BooksLine = z.discriminatedUnion("type", [
  BookClaim.extend({ type: z.literal("claim") }),
  z.object({ type: z.literal("end") }),
]);
export type BooksLine = z.infer<typeof BooksLine>;

export const BackupState = z.object({
  /** The folder or bucket; null if BACKUP_TO is not set. */
  place: z.string().nullable(),
  /** How many are kept. */
  keep: z.int(),
  /** Whether one is being made. */
  running: z.boolean(),
  /** Why the last try failed; null if it did not. */
  failure: z.string().nullable(),
  /** The newest backup that was proved to restore. */
  proved: z.object({ at: Instant, name: z.string(), size: z.int() }).nullable(),
  /** Why no backup can be made here; null if one can. */
  unavailable: z.string().nullable(),
});
export type BackupState = z.infer<typeof BackupState>;

export const maintenance = {
  examine: endpoint({
    method: "POST",
    path: "/api/operator/examination",
    summary: "Check the installation as solo doctor does, and follow the results",
    access: "operator",
    body: z.strictObject({}),
    stream: true,
    answer: ExaminationLine,
    failed: msg("We couldn't check the installation"),
  }),
  checkBooks: endpoint({
    method: "POST",
    path: "/api/operator/books",
    summary: "Check the books as solo ledger check does, and follow the results",
    access: "operator",
    body: z.strictObject({}),
    stream: true,
    answer: BooksLine,
    failed: msg("We couldn't check the books"),
  }),
  getBackups: endpoint({
    method: "GET",
    path: "/api/operator/backups",
    summary: "Get where backups go and how the last one went",
    access: "operator",
    answer: z.object({ data: BackupState }),
    failed: msg("Failed to load the backups"),
  }),
  makeBackup: endpoint({
    method: "POST",
    path: "/api/operator/backups",
    summary: "Start a backup; the state of the backups tells how it goes",
    access: "operator",
    answer: z.object({ status: z.literal(true), message: z.string(), data: BackupState }),
    status: 202,
    refuses: ["invalid_transition"],
    done: msg("Backup started"),
    failed: msg("The backup couldn't be started"),
  }),
};
