import { z } from "zod";
import type { DatabaseProbe } from "#kernel/database/database-probe.ts";

const Answer = z.tuple([z.object({ migrations: z.int(), isReadOnly: z.boolean() })]);
const LEAST_MEMORY = "SET work_mem = '64kB'";
/**
 * Exceeds that memory, so the database writes a temporary file of about a megabyte, which fails on a full
 * disk.
 */
const SPILLED = "SELECT count(*) FROM generate_series(1, 50000)";

/** Throws if the database does not respond or its disk is full. */
export async function findReadiness(ask: DatabaseProbe): Promise<z.infer<typeof Answer>[0]> {
  const [found] = Answer.parse(
    await ask([
      LEAST_MEMORY,
      `SELECT (SELECT count(*)::int FROM migrations) AS migrations,
         current_setting('transaction_read_only')::boolean AS "isReadOnly", (${SPILLED}) AS spilled`,
    ]),
  );
  return found;
}
