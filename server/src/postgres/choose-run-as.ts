import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { closeDataDir } from "#kernel/config/data-dir.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { commandAs, type RunAs } from "./run-as.ts";

type Account = { name: string; uid: number; gid: number };

/**
 * Picks the user that runs PostgreSQL: the first candidate that can write in `dataDir` and run `postgres`
 * from its path. Closes `dataDir` to all other users. Throws StartError if no candidate can.
 */
export async function chooseRunAs(dataDir: string, postgres: string): Promise<RunAs> {
  const uid = process.getuid?.();
  if (uid === undefined) return { who: "self" };
  if (uid !== 0) closeDataDir(dataDir);
  const accounts = await readAccounts();
  const owner = await stat(join(dataDir, "postgres")).catch(() => undefined);

  if (uid !== 0) {
    if (owner !== undefined && owner.uid !== uid) {
      throw new StartError(
        `The database in ${dataDir} belongs to another user (id ${owner.uid}); start as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    // initdb needs a user name. In containers an id may have no account, so it is mapped to an existing one.
    if (accounts.some((account) => account.uid === uid)) return { who: "self" };
    const borrowed = namespaceOf(accounts);
    return (await works(borrowed, dataDir, postgres)) ? borrowed : { who: "self" };
  }

  for (const candidate of candidatesOfRoot(accounts, owner)) {
    if (await works(candidate, dataDir, postgres)) return candidate;
  }
  throw new StartError(
    `PostgreSQL does not run as root and no other user can enter ${dataDir} or run ${postgres}: set DATABASE_URL to a PostgreSQL of your own, or start as an ordinary user, or set DATA_DIR and install where other users can enter.`,
  );
}

/** The owner of existing database files comes first, so that the files need no new owner. */
function candidatesOfRoot(accounts: Account[], owner: { uid: number; gid: number } | undefined): RunAs[] {
  const users = ["postgres", "_postgres", "nobody"].flatMap((name): RunAs[] =>
    accounts.filter((account) => account.name === name).map(({ uid, gid }) => ({ who: "user", uid, gid })),
  );
  const namespace = namespaceOf(accounts);
  if (owner === undefined) return [...users, namespace];
  if (owner.uid === 0) return [namespace, ...users];
  return [{ who: "user", uid: owner.uid, gid: owner.gid }, ...users, namespace];
}

/** The id inside the namespace must have an account, or initdb fails with "user does not exist". */
function namespaceOf(accounts: Account[]): RunAs {
  const account =
    accounts.find(({ name }) => name === "nobody") ?? accounts.find(({ uid }) => uid > 0 && uid < 65_536);
  return { who: "namespace", uid: account?.uid ?? 1000, gid: account?.gid ?? 1000 };
}

/** The folder stays root's; the group of the user that runs PostgreSQL may only pass through it. */
const closeFor = (runAs: RunAs, dataDir: string): void =>
  closeDataDir(dataDir, runAs.who === "user" ? runAs.gid : undefined);

async function works(runAs: RunAs, dataDir: string, postgres: string): Promise<boolean> {
  closeFor(runAs, dataDir);
  const probe = await mkdtemp(join(dataDir, "postgres.probe-"));
  try {
    if (runAs.who === "user") await chown(probe, runAs.uid, runAs.gid);
    const script = 'cd "$1" && : > written && exec "$2" --version';
    const { file, args, options } = commandAs(runAs, "/bin/sh", ["-c", script, "sh", probe, postgres]);
    const child = spawn(file, args, { ...options, stdio: "ignore" });
    const [code]: unknown[] = await once(child, "exit");
    return code === 0;
  } catch {
    return false; // no such program, or not allowed to become that user
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

async function readAccounts(): Promise<Account[]> {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  return passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    // `nobody` is -2 on macOS; system calls take ids as unsigned numbers.
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}
