import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, count, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { ownWebhooks, webhookDeliveries } from "./webhooks.table.ts";

export type WebhookRow = typeof ownWebhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
/** The delivery that was tried last. */
export type LastAttempt = Pick<DeliveryRow, "event" | "state" | "statusCode" | "attemptedAt">;

export interface WhichWebhook {
  userId: Id;
  id: Id;
}

const isOwn = ({ userId, id }: WhichWebhook): SQL | undefined =>
  and(eq(ownWebhooks.userId, userId), eq(ownWebhooks.id, id));

/** Selects webhooks, each with its latest attempt. */
function withLast(db: Db) {
  const { event, state, statusCode, attemptedAt, webhookId } = webhookDeliveries;
  const last = db
    .select({ event, state, statusCode, attemptedAt })
    .from(webhookDeliveries)
    .where(and(eq(webhookId, ownWebhooks.id), isNotNull(attemptedAt)))
    .orderBy(desc(attemptedAt))
    .limit(1)
    .as("last");
  return db.select().from(ownWebhooks).leftJoinLateral(last, sql`true`);
}

export interface ShownWebhook {
  webhooks: WebhookRow;
  last: LastAttempt | null;
}

/** Oldest first. */
export const listWebhookRows = (db: Db, userId: Id): Promise<ShownWebhook[]> =>
  withLast(db).where(eq(ownWebhooks.userId, userId)).orderBy(asc(ownWebhooks.createdAt), asc(ownWebhooks.id));

export async function findShownWebhook(db: Db, which: WhichWebhook): Promise<ShownWebhook | undefined> {
  const [row] = await withLast(db).where(isOwn(which));
  return row;
}

export async function findWebhook(db: Db, which: WhichWebhook): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(ownWebhooks).where(isOwn(which));
  return row;
}

/** The same, and it isn't deleted until the transaction ends. */
export async function holdWebhook(tx: Db, which: WhichWebhook): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(ownWebhooks).where(isOwn(which)).for("key share");
  return row;
}

export async function countWebhooks(db: Db, userId: Id): Promise<number> {
  const [row] = await db.select({ all: count() }).from(ownWebhooks).where(eq(ownWebhooks.userId, userId));
  return row?.all ?? 0;
}

export async function insertWebhook(tx: Db, row: WebhookRow): Promise<void> {
  await tx.insert(ownWebhooks).values(row);
}

/** Columns that are left out do not change. Returns whether there was such a webhook. */
export async function updateWebhook(
  tx: Db,
  which: WhichWebhook,
  update: Partial<Pick<WebhookRow, "url" | "description" | "events" | "isOn" | "failedAt" | "failingSince">>,
): Promise<boolean> {
  const { rowCount } = await tx.update(ownWebhooks).set(update).where(isOwn(which));
  return rowCount === 1;
}

/** The secret becomes the old one. Returns the address. */
export async function replaceSecret(
  tx: Db,
  which: WhichWebhook,
  { secret, until }: { secret: string; until: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .update(ownWebhooks)
    .set({ secret, oldSecret: sql`${ownWebhooks.secret}`, oldSecretUntil: until })
    .where(isOwn(which))
    .returning({ url: ownWebhooks.url });
  return row?.url;
}

/** Returns the address of the webhook that was deleted. */
export async function deleteWebhook(tx: Db, which: WhichWebhook): Promise<string | undefined> {
  const [row] = await tx.delete(ownWebhooks).where(isOwn(which)).returning({ url: ownWebhooks.url });
  return row?.url;
}

interface Claim {
  id: Id;
  claim: Id;
}

/** Claims a webhook that is on for one process. Returns false if another one has it. */
export async function claimWebhook(
  db: Db,
  { id, claim }: Claim,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const isFree = or(isNull(ownWebhooks.claimedUntil), lte(ownWebhooks.claimedUntil, now));
  const { rowCount } = await db
    .update(ownWebhooks)
    .set({ claim, claimedUntil: until })
    .where(and(eq(ownWebhooks.id, id), eq(ownWebhooks.isOn, true), isFree));
  return rowCount === 1;
}

/** Returns the webhook as it is now; undefined if the claim was lost, or the webhook is off or gone. */
export async function renewClaim(db: Db, { id, claim }: Claim, until: Date): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(ownWebhooks)
    .set({ claimedUntil: until })
    .where(and(eq(ownWebhooks.id, id), eq(ownWebhooks.claim, claim), eq(ownWebhooks.isOn, true)))
    .returning();
  return row;
}

export async function releaseClaim(db: Db, { id, claim }: Claim): Promise<void> {
  await db
    .update(ownWebhooks)
    .set({ claim: null, claimedUntil: null })
    .where(and(eq(ownWebhooks.id, id), eq(ownWebhooks.claim, claim)));
}

export async function noteSuccess(tx: Db, id: Id): Promise<void> {
  await tx
    .update(ownWebhooks)
    .set({ failingSince: null })
    .where(and(eq(ownWebhooks.id, id), isNotNull(ownWebhooks.failingSince)));
}

export async function noteFailure(tx: Db, id: Id, at: Date): Promise<void> {
  await tx
    .update(ownWebhooks)
    .set({ failingSince: at })
    .where(and(eq(ownWebhooks.id, id), isNull(ownWebhooks.failingSince)));
}

/** Turns a webhook off that is on and has failed since then. Returns it as it is afterwards. */
export async function turnOffWebhook(
  tx: Db,
  id: Id,
  { since, now }: { since: Date; now: Date },
): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .update(ownWebhooks)
    .set({ isOn: false, failedAt: now })
    .where(and(eq(ownWebhooks.id, id), eq(ownWebhooks.isOn, true), lte(ownWebhooks.failingSince, since)))
    .returning();
  return row;
}
