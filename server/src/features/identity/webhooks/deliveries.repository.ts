import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, prepared } from "#kernel/database/db.ts";
import { EARLY } from "#kernel/jobs/wake-job.ts";
import { after } from "#kernel/time/clock.ts";
import type { DeliveryRow } from "./webhooks.repository.ts";
import { ownWebhooks, webhookDeliveries } from "./webhooks.table.ts";

interface Enqueued {
  ownerId: Id | null;
  /** Whose owner it is, if no owner is given. */
  storeId: Id | null;
  events: readonly string[];
  objectId: Id;
  now: Date;
}

const ENQUEUE = `
  INSERT INTO webhook_deliveries (id, webhook_id, user_id, event, object_id, state, due_at, created_at)
  SELECT gen_random_uuid(), called.id, called.user_id, happened.event, $4, 'waiting', $5, $5
  FROM (
    -- One that is being deleted is waited for: a delivery of it would make the event itself fail.
    SELECT * FROM webhooks
    WHERE user_id = coalesce($1::uuid, (SELECT user_id FROM stores WHERE id = $2::uuid)) AND is_on AND events && $3::text[]
    FOR KEY SHARE
  ) AS called, unnest($3::text[]) WITH ORDINALITY AS happened (event, nth)
  WHERE happened.event = ANY (called.events)
  ORDER BY happened.nth
  RETURNING webhook_id AS id`;

/** Returns the webhooks, one for each delivery. */
export const insertDeliveries = (
  tx: Db,
  { ownerId, storeId, events, objectId, now }: Enqueued,
): Promise<{ id: Id }[]> =>
  prepared(tx, "enqueue-webhooks", ENQUEUE, [ownerId, storeId, events, objectId, now]);

type NewDelivery = Pick<
  DeliveryRow,
  "id" | "webhookId" | "userId" | "event" | "objectId" | "state" | "dueAt" | "createdAt"
>;

export async function insertDelivery(tx: Db, row: NewDelivery): Promise<void> {
  await tx.insert(webhookDeliveries).values(row);
}

/** Returns a page of what was sent to a webhook, newest first, and the number of all. */
export async function listDeliveryPage(
  db: Db,
  webhookId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const isListed = eq(webhookDeliveries.webhookId, webhookId);
  const rows = db
    .select()
    .from(webhookDeliveries)
    .where(isListed)
    .orderBy(desc(webhookDeliveries.seq))
    .limit(limit)
    .offset(offset);
  const total = db.select({ found: count() }).from(webhookDeliveries).where(isListed);
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.found ?? 0 };
}

export async function findDelivery(db: Db, webhookId: Id, id: Id): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)));
  return row;
}

/** Makes a delivery due again, as if it had never been tried. Undefined if it waits already. */
export async function requeueDelivery(tx: Db, id: Id, now: Date): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({
      state: "waiting",
      attempts: 0,
      attemptedAt: null,
      statusCode: null,
      error: null,
      answer: "",
      dueAt: now,
    })
    .where(and(eq(webhookDeliveries.id, id), ne(webhookDeliveries.state, "waiting")))
    .returning();
  return row;
}

export async function cancelDeliveries(tx: Db, webhookId: Id): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: "cancelled" })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting")));
}

const earlier = alias(webhookDeliveries, "earlier");
/** Nothing that happened to the same object before still waits. */
const isNext = (db: Db): SQL =>
  notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.webhookId, webhookDeliveries.webhookId),
          eq(earlier.objectId, webhookDeliveries.objectId),
          eq(earlier.state, "waiting"),
          lt(earlier.seq, webhookDeliveries.seq),
        ),
      ),
  );

/** Returns the delivery to send next; undefined if none is due. */
export async function findDue(db: Db, webhookId: Id, now: Date): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, "waiting"),
        lte(webhookDeliveries.dueAt, after(now, EARLY)),
        isNext(db),
      ),
    )
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.seq))
    .limit(1);
  return row;
}

const isAttempt = ({ id, attempts }: Pick<DeliveryRow, "id" | "attempts">) =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts));

/** Counts an attempt and keeps its body. Returns undefined if the delivery no longer waits. */
export async function beginAttempt(
  db: Db,
  delivery: DeliveryRow,
  body: string | null,
  now: Date,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: delivery.attempts + 1, attemptedAt: now, body })
    .where(and(isAttempt(delivery), eq(webhookDeliveries.state, "waiting")))
    .returning();
  return row;
}

export type DeliveryOutcome = Pick<DeliveryRow, "state" | "dueAt" | "statusCode" | "error" | "answer">;

/** What was cancelled while it was sent is still recorded as delivered, but not tried again. */
export async function recordDelivery(tx: Db, sent: DeliveryRow, outcome: DeliveryOutcome): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set(outcome)
    .where(
      and(
        isAttempt(sent),
        inArray(
          webhookDeliveries.state,
          outcome.state === "delivered" ? ["waiting", "cancelled"] : ["waiting"],
        ),
      ),
    );
  return rowCount === 1;
}

export async function deleteDelivery(db: Db, id: Id): Promise<void> {
  await db.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id));
}

/** Lists webhooks with deliveries that are overdue since `before`, whose job must have been lost. */
export const listOverdueWebhooks = (
  db: Db,
  { now, before, most }: { now: Date; before: Date; most: number },
): Promise<{ id: Id }[]> =>
  db
    .selectDistinct({ id: ownWebhooks.id })
    .from(webhookDeliveries)
    .innerJoin(ownWebhooks, eq(ownWebhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.state, "waiting"),
        lt(webhookDeliveries.dueAt, before),
        eq(ownWebhooks.isOn, true),
        or(isNull(ownWebhooks.claimedUntil), lte(ownWebhooks.claimedUntil, now)),
        isNext(db),
      ),
    )
    .limit(most);

/** Deletes what is older and no longer waits. */
export async function deleteDeliveriesBefore(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, "waiting")))
    .limit(most);
  const { rowCount } = await db.delete(webhookDeliveries).where(sql`${webhookDeliveries.id} IN ${old}`);
  return rowCount ?? 0;
}
