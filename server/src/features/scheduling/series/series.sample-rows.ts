import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A series of which the appointment is one. */
export async function seriesRows(
  { server: { database, deps, clock }, storeId }: MarkedSeller,
  { appointmentId }: { appointmentId: string },
) {
  const seriesId = deps.newId();
  await database.sql(
    `INSERT INTO series (id, store_id, every_weeks, count, timezone, starts_local, created_at)
     VALUES ($1, $2, 1, 2, 'UTC', $3::timestamptz AT TIME ZONE 'UTC', $3)`,
    [seriesId, storeId, clock.now()],
  );
  await database.sql("UPDATE appointments SET series_id = $1, series_nth = 1, series_of = 2 WHERE id = $2", [
    seriesId,
    appointmentId,
  ]);
  return { seriesId };
}
