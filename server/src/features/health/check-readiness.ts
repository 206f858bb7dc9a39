import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { readMigrations } from "#kernel/migrate.ts";
import { countMigrations } from "./health.repository.ts";

const needed = readMigrations().length;

/** Throws "unavailable" while the database is out of reach or behind this version's schema. */
export async function checkReadiness(deps: Deps): Promise<{ status: true }> {
  const applied = await countMigrations(deps.db).catch(() => 0);
  if (applied < needed) throw new AppError("unavailable");
  return { status: true };
}
