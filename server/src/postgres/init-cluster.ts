import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, lchown, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "#kernel/config/start-error.ts";
import { findOwnerPassword, makeOwnerPassword, passwordFile } from "./owner-password.ts";
import { commandAs, type RunAs } from "./run-as.ts";

type Options = {
  dataDir: string;
  initdb: string;
  runAs: RunAs;
  durable: boolean;
  progress: (message: string) => void;
};

const DRAFT = "postgres.init-";
const HBA = "# Only this machine, only with the password.\nhost all all 127.0.0.1/32 scram-sha-256\n";

/**
 * Makes sure that `dataDir/postgres` holds a complete database, and returns the owner's password. A new
 * database is made in a draft folder and renamed when complete, so a killed start leaves only a draft to
 * delete.
 */
export async function initCluster(options: Options): Promise<string> {
  const { dataDir, runAs } = options;
  const cluster = join(dataDir, "postgres");
  await sweepDrafts(dataDir);
  const known = await findOwnerPassword(dataDir);
  if (existsSync(join(cluster, "PG_VERSION"))) {
    if (known === undefined) {
      throw new StartError(
        `The password of the database in ${cluster} is missing: put ${passwordFile(dataDir)} back.`,
      );
    }
    await handOver(cluster, runAs);
    return known;
  }
  if (existsSync(cluster) && (await readdir(cluster)).length > 0) {
    throw new StartError(
      `${cluster} is not empty and holds no database: move it away, or set DATA_DIR to another folder.`,
    );
  }
  options.progress("Preparing the database…");
  const password = known ?? (await makeOwnerPassword(dataDir));
  await createCluster(options, password, cluster);
  return password;
}

async function createCluster(options: Options, password: string, cluster: string): Promise<void> {
  const { dataDir, runAs, durable } = options;
  const draft = await mkdtemp(join(dataDir, DRAFT));
  const pwfile = join(draft, "password");
  const data = join(draft, "data");
  await writeFile(pwfile, `${password}\n`, { mode: 0o600 });
  if (runAs.who === "user") {
    await chown(draft, runAs.uid, runAs.gid);
    await chown(pwfile, runAs.uid, runAs.gid);
  }
  const {
    file,
    args,
    options: how,
  } = commandAs(runAs, options.initdb, [
    `--pgdata=${data}`,
    "--username=solodesk",
    "--auth=scram-sha-256",
    `--pwfile=${pwfile}`,
    "--data-checksums",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  const child = spawn(file, args, { ...how, stdio: ["ignore", "ignore", "pipe"] });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = child.stderr === null ? "" : await Promise.race([text(child.stderr), failed]);
  if ((await Promise.race([closed, failed])) !== 0) {
    throw new StartError(
      `The database could not be prepared in ${cluster}: ${output.trim() || "initdb failed"}`,
    );
  }
  await writeFile(join(data, "pg_hba.conf"), HBA, { flush: true });
  await rename(data, cluster);
  await syncFolder(dataDir);
  await rm(draft, { recursive: true, force: true });
}

/** An initdb whose parent was killed may still write to its draft: the next start deletes the rest. */
async function sweepDrafts(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const drafts = names.filter((name) => name.startsWith(DRAFT) || name.startsWith("postgres.probe-"));
  await Promise.all(
    drafts.map((name) => rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined)),
  );
}

/** Without this, a power cut could undo the rename and lose everything written since. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // cannot open folders
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives the files to the user that runs PostgreSQL now, for example after a move to another machine. */
export async function handOver(cluster: string, runAs: RunAs): Promise<void> {
  if (runAs.who === "self" || process.getuid?.() !== 0) return;
  const uid = runAs.who === "user" ? runAs.uid : 0;
  const gid = runAs.who === "user" ? runAs.gid : 0;
  if ((await stat(cluster)).uid === uid) return;
  for (const name of await readdir(cluster, { recursive: true })) await lchown(join(cluster, name), uid, gid);
  await lchown(cluster, uid, gid); // last, so that an interrupted change starts again
}
