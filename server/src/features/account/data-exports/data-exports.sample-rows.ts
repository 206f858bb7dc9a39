import { after, days } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A copy that is ready. */
export async function dataExportsRows({ server: { database, deps, clock }, id, mark }: MarkedSeller) {
  const exportId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO data_exports (id, user_id, status, percent, attempts, pieces, bytes, requested_at, ready_at, expires_at)
     VALUES ($1, $2, 'ready', 100, 1, 1, 9, $3, $3, $4)`,
    [exportId, id, now, after(now, days(7))],
  );
  await deps.storage.put(`export-${exportId}-1/1.part`, Buffer.from(mark));
  return { exportId };
}
