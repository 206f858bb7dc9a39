import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { calendarConsents } from "./consents.table.ts";

type ConsentRow = typeof calendarConsents.$inferSelect;
export type WhichConsent = Pick<ConsentRow, "storeId" | "id">;

const isOne = ({ storeId, id }: WhichConsent): SQL | undefined =>
  and(eq(calendarConsents.storeId, storeId), eq(calendarConsents.id, id));

export async function insertConsent(db: Db, consent: Omit<ConsentRow, "account" | "token">): Promise<void> {
  await db.insert(calendarConsents).values(consent);
}

/** Takes the consent that was asked for with this state, once, and only for the store that asked. */
export async function claimConsent(
  db: Db,
  { storeId, stateSha256, now }: { storeId: Id; stateSha256: string; now: Date },
): Promise<ConsentRow | undefined> {
  const [row] = await db
    .update(calendarConsents)
    .set({ stateSha256: null })
    .where(
      and(
        eq(calendarConsents.storeId, storeId),
        eq(calendarConsents.stateSha256, stateSha256),
        gt(calendarConsents.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Keeps what was granted until a calendar is chosen. */
export async function saveGrant(
  db: Db,
  which: WhichConsent,
  grant: { account: string; token: string; expiresAt: Date },
): Promise<void> {
  await db.update(calendarConsents).set(grant).where(isOne(which));
}

/** One that was finished and still holds. */
export async function findGrant(
  db: Db,
  which: WhichConsent,
  now: Date,
): Promise<{ account: string; token: string } | undefined> {
  const [row] = await db
    .select({ account: calendarConsents.account, token: calendarConsents.token })
    .from(calendarConsents)
    .where(and(isOne(which), gt(calendarConsents.expiresAt, now)));
  const { account = null, token = null } = row ?? {};
  return account === null || token === null ? undefined : { account, token };
}

/** Returns false if it was used already. */
export async function useConsent(db: Db, which: WhichConsent): Promise<boolean> {
  const { rowCount } = await db
    .delete(calendarConsents)
    .where(and(isOne(which), isNotNull(calendarConsents.token)));
  return rowCount === 1;
}

export async function deleteConsent(db: Db, which: WhichConsent): Promise<void> {
  await db.delete(calendarConsents).where(isOne(which));
}

export const listExpired = (db: Db, now: Date, most: number): Promise<ConsentRow[]> =>
  db
    .select()
    .from(calendarConsents)
    .where(lt(calendarConsents.expiresAt, now))
    .orderBy(asc(calendarConsents.expiresAt))
    .limit(most);

/**
 * Whether another calendar or consent of any store still needs this account: Google takes back everything at once. One
 * that was removed needs it until our events are out of it.
 */
export async function isAccountNeeded(
  db: Db,
  account: string,
  { storeId, id }: { storeId: Id; id: Id },
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ needed: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM calendar_sources AS source
      WHERE source.provider = 'google' AND source.username = ${account} AND NOT source.refused
        AND (source.store_id, source.id) <> (${storeId}::uuid, ${id}::uuid)
        AND (source.leaving_since IS NULL OR EXISTS (
          SELECT FROM calendar_copies AS copy WHERE copy.store_id = source.store_id AND copy.source_id = source.id))
    ) OR EXISTS (
      SELECT FROM calendar_consents AS consent
      WHERE consent.account = ${account} AND consent.expires_at > ${now}
        AND (consent.store_id, consent.id) <> (${storeId}::uuid, ${id}::uuid)
    ) AS needed`);
  return rows[0]?.needed ?? false;
}
