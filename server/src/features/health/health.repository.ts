import { sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";

export async function countMigrations(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM migrations`);
  return rows[0]?.count ?? 0;
}
