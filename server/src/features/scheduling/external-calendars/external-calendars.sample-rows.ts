import { after, days, minutes } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function externalCalendarsRows({
  server: { database, deps, clock },
  storeId,
  mark,
}: MarkedSeller) {
  const sourceId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO calendar_sources (store_id, id, provider, direction, name, address, busy, notes, read_at, tried_at, created_at)
     VALUES ($1, $2, 'ics', 'read', '${mark} calendar', 'http://127.0.0.1/${mark}.ics', tstzmultirange(tstzrange($4, $5)), '{}', $3, $3, $3)`,
    [storeId, sourceId, after(now, -minutes(5)), after(now, days(3)), after(now, days(3) + minutes(90))],
  );
  await database.sql(
    `INSERT INTO calendar_consents (store_id, id, code_verifier, redirect_uri, account, token, expires_at, created_at)
     VALUES ($1, $2, 'sealed', 'http://127.0.0.1/${mark}', '${mark}@gmail.com', 'sealed', $4, $3)`,
    [storeId, deps.newId(), now, after(now, days(1))],
  );
  return { sourceId };
}
