import type { Id } from "@solodesk/contract/kernel/id.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import type { TestApp } from "./test-app.ts";

export interface TestSeller {
  id: Id;
  sessionId: Id;
  /** Headers of a request this seller makes. */
  headers: { authorization: string };
}

/** A signed-in account, made straight in the database so that tests of other features do not hang on sign-up. */
export async function testSeller(
  { deps, database, clock }: TestApp,
  name = "Ada Byron",
): Promise<TestSeller> {
  const id = deps.newId();
  const sessionId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)`,
    [id, name, `${id}@example.com`, now],
  );
  await database.sql(
    `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
     VALUES ($1, $2, 'test', $3, $3, $3, $3::timestamptz + interval '30 days')`,
    [sessionId, id, now],
  );
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue({ id, sessionId });
  return { id, sessionId, headers: { authorization: `Bearer ${token}` } };
}

/** The same, with a store. */
export async function testSellerWithStore(server: TestApp, websiteUrl: string) {
  const seller = await testSeller(server);
  const storeId = server.deps.newId();
  await server.database.sql(
    `WITH claimed AS (INSERT INTO website_urls VALUES ($3, $1, NULL))
     INSERT INTO stores (id, user_id, name, website_url, tagline, description, category, currency, country, timezone,
       email, phone, address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, published, version,
       created_at, updated_at)
     VALUES ($1, $2, 'Corner Shop', $3, '', '', '', 'USD', 'US', 'America/New_York', '', '', '', '#2f6f5e',
       '{"mon":[],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[],"time_off":[]}', 15, 60, 90, true, 1, $4, $4)`,
    [storeId, seller.id, websiteUrl, server.clock.now()],
  );
  return { ...seller, storeId, websiteUrl };
}
