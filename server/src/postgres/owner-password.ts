import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const passwordFile = (dataDir: string) => join(dataDir, "postgres.password");

/** Returns the database owner's password; undefined if there is none yet. */
export async function findOwnerPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(passwordFile(dataDir), "utf8").catch(() => "");
  return text.trim() || undefined;
}

/** Makes a new password; it is on disk when this resolves, before a database is created with it. */
export async function makeOwnerPassword(dataDir: string): Promise<string> {
  const password = randomBytes(32).toString("hex");
  const draft = `${passwordFile(dataDir)}.new`;
  await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true });
  await rename(draft, passwordFile(dataDir));
  return password;
}
