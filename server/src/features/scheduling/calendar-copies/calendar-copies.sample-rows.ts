import { after, days, minutes } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A calendar of a login, in which an appointment was moved. */
export async function calendarCopiesRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { appointmentId }: { appointmentId: string },
) {
  const syncedId = deps.newId();
  const now = clock.now();
  const [start, end] = [after(now, days(9)), after(now, days(9) + minutes(30))];
  await database.sql(
    `INSERT INTO calendar_sources (store_id, id, provider, direction, name, address, username, password, busy, notes, read_at,
       tried_at, created_at)
     VALUES ($1, $2, 'caldav', 'both', '${mark} work', 'http://127.0.0.1/${mark}/', '${mark} login', 'sealed', '{}', '{}', $3, $3, $3)`,
    [storeId, syncedId, now],
  );
  await database.sql(
    `INSERT INTO calendar_objects (store_id, source_id, href, etag, read_etag, listed_at, own_start, own_end)
     VALUES ($1, $2, '/${mark}/a.ics', '1', '1', $3, $4, $5)`,
    [storeId, syncedId, now, start, end],
  );
  await database.sql(
    `INSERT INTO calendar_copies (store_id, source_id, entry_id, href, sha256, starts_at, ends_at)
     VALUES ($1, $2, $3, '/${mark}/a.ics', 'digest', $4, $4)`,
    [storeId, syncedId, appointmentId, now],
  );
  return { syncedId };
}
