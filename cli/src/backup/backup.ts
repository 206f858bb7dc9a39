import { join } from "node:path";
import { sizeOf } from "@solodesk/server/features/account/backup/list-uploads.ts";
import {
  type MadeBackup,
  makeBackup,
  requireBackups,
} from "@solodesk/server/features/account/backup/make-backup.ts";
import { makeRegularBackup } from "@solodesk/server/features/account/backup/make-regular-backup.ts";
import { openBackupAt } from "@solodesk/server/gateways/backups/open-backups.ts";
import { type Config, readConfig } from "@solodesk/server/kernel/config/config.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { type Progress, progressBar } from "../terminal/progress-bar.ts";
import { readArgs } from "../terminal/read-args.ts";
import { terminal } from "../terminal/terminal.ts";
import { figuresText, megabytes } from "./backup-text.ts";

/** Runs `solo backup`: makes a backup and proves that it restores. Throws CliError. */
export async function backupCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  const [address, ...more] = positionals;
  if (more.length > 0) throw new CliError("solo backup takes one file, folder or bucket.");
  const config = readConfig(terminal().env);
  requireBackups(config);
  if (address === undefined && config.BACKUP_TO === undefined)
    throw new CliError("Name a file, a folder or a bucket for the backup, or set BACKUP_TO.");
  const target = address === undefined ? undefined : await targetAt(config, address);
  const { deps, close } = await openInstallation(say);
  const bar = progressBar();
  try {
    if (target)
      reportMade(await makeBackup(deps, { ...target, progress: bar.show }), target.store.place, bar);
    else await backUpAsSet(deps, bar);
  } finally {
    bar.end();
    await close();
  }
  return 0;
}

/** Throws CliError for a file that exists. */
async function targetAt(config: Config, address: string) {
  const { store, name } = await openBackupAt(config, address);
  await store.list(); // a wrong address or key shows now, and not when the backup is made
  if (name === undefined) return { store, name };
  if (store.folder === undefined) throw new CliError(`Name only the bucket and its folder: ${store.place}.`);
  if ((await sizeOf(join(store.folder, name))) !== undefined)
    throw new CliError(`${join(store.folder, name)} exists: name another file.`);
  return { store, name };
}

async function backUpAsSet(deps: Deps, bar: Progress): Promise<void> {
  const made = await makeRegularBackup(deps, bar.show);
  reportMade(made, deps.config.BACKUP_TO ?? "", bar);
  if (made.removed.length > 0)
    print(`Removed, because BACKUP_KEEP is ${deps.config.BACKUP_KEEP}: ${made.removed.join(", ")}`);
  if (made.removalFault !== undefined) say(`Older backups could not be removed: ${made.removalFault}`);
}

function reportMade({ name, size, note }: MadeBackup, place: string, bar: Progress): void {
  bar.end();
  print(`Made and proved: ${place.replace(/\/$/, "")}/${name} (${megabytes(size)})`);
  print(`It holds ${figuresText(note)}.`);
  print(
    note.uploads === null
      ? "Pictures are not in it, because they are in S3_BUCKET: back up that bucket as well."
      : `Pictures and files: ${note.uploads.files.toLocaleString("en")} (${megabytes(note.uploads.size)})`,
  );
}
