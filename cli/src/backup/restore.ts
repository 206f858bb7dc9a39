import { findBackupFigures } from "@solodesk/server/features/account/backup/backup.repository.ts";
import { restoreBackup } from "@solodesk/server/features/account/backup/restore-backup.ts";
import { checkBooks } from "@solodesk/server/features/money/wallet/checks/check-books.ts";
import { openBackupAt } from "@solodesk/server/gateways/backups/open-backups.ts";
import { readConfig } from "@solodesk/server/kernel/config/config.ts";
import { describeProofs } from "../money/ledger.ts";
import { openInstallation } from "../open-installation.ts";
import { askSecret } from "../terminal/ask-secret.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import { readArgs } from "../terminal/read-args.ts";
import { terminal } from "../terminal/terminal.ts";
import { whenOf } from "../terminal/when-of.ts";
import { figuresText } from "./backup-text.ts";

/** Runs `solo restore`; the exit code is 1 if the ledger in the backup is wrong. Throws CliError. */
export async function restoreCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0)
    throw new CliError(
      "solo restore takes one backup, such as /mnt/backup/solodesk-20261130T020000Z.tar.gz.",
    );
  const config = readConfig(terminal().env);
  const { store, name } = await openBackupAt(config, address);
  if (name === undefined)
    throw new CliError(`Name one of the backups in ${store.place}: ${await namesIn(store)}`);
  const passphrase =
    config.BACKUP_PASSPHRASE ?? (await askSecret("Passphrase of the backup", "BACKUP_PASSPHRASE"));
  // Not before: a bucket hangs up while someone looks for the passphrase.
  const source = await store.open(name);
  const bar = progressBar();
  const note = await restoreBackup(config, {
    source,
    name,
    passphrase,
    progress: (share) => bar.show(share, "restoring"),
  }).finally(bar.end);
  say("Starting the database…");
  const { deps, close } = await openInstallation(say, { isRestored: true });
  try {
    const proofs = await checkBooks(deps.db);
    print(describeProofs(proofs));
    print(
      `\nRestored into ${config.DATA_DIR}, as of ${whenOf(note.madeAt)} UTC: ${figuresText(await findBackupFigures(deps.db))}.`,
    );
    if (note.uploads === null)
      print("Pictures are not in this backup: set S3_BUCKET to the bucket they are in.");
    print(
      "Now start the server: npm start. The old one must not run any more, or both send emails and take payments.",
    );
    return proofs.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    await close();
  }
}

async function namesIn(store: { list(): Promise<{ name: string }[]> }): Promise<string> {
  const names = (await store.list()).map(({ name }) => name);
  return names.length > 0 ? names.join(", ") : "there is none.";
}
