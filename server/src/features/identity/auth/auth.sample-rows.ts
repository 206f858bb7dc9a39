import { after, days } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function authRows({ server: { database, deps, clock }, id, mark }: MarkedSeller) {
  await database.sql(`UPDATE users SET name = '${mark} name', email = '${mark}@example.com' WHERE id = $1`, [
    id,
  ]);
  /** Another device that is signed in. */
  const deviceId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
     VALUES ($1, $2, '${mark} phone', $3, $3, $3, $4)`,
    [deviceId, id, now, after(now, days(30))],
  );
  const tokenId = deps.newId();
  await database.sql(
    `INSERT INTO api_tokens (id, user_id, hash, name, starts_with, scopes, created_at, expires_at)
     VALUES ($1, $2, $3, '${mark} token', 'solo_', '{read}', $4, $5)`,
    [tokenId, id, `hash of ${tokenId}`, now, after(now, days(30))],
  );
  return { deviceId, tokenId };
}
