import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { findOwnerPassword } from "./owner-password.ts";
import { readPostmaster } from "./postmaster.ts";
import { tryLogin } from "./server-login.ts";

/**
 * Returns the owner's connection string to the database that another process runs in `dataDir`, for commands
 * while the application runs; undefined if none runs there.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(dataDir).catch(() => dataDir);
  const password = await findOwnerPassword(folder);
  const running = readPostmaster(join(folder, "postgres"));
  if (password === undefined || running === undefined) return undefined;
  const answer = await tryLogin(join(folder, "postgres"), running.port, password);
  return answer === "ours" ? `postgres://solodesk:${password}@127.0.0.1:${running.port}/solodesk` : undefined;
}
