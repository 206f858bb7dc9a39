// What the webhooks of all accounts didn't take, as the operator sees it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { DeliveryRow } from "./webhooks.repository.ts";
import { ownWebhooks, webhookDeliveries } from "./webhooks.table.ts";

/** As the index webhook_deliveries_undelivered has it. */
const isUndelivered = sql`(${webhookDeliveries.state} = 'failed'
  OR (${webhookDeliveries.state} = 'waiting' AND ${webhookDeliveries.attempts} > 0))`;

interface Undelivered {
  delivery: DeliveryRow;
  url: string;
  isOn: boolean;
}

/** Returns a page of deliveries that failed or are tried again, newest first, and the number of all. */
export async function listUndeliveredPage(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Undelivered[]; total: number }> {
  const rows = db
    .select({ delivery: webhookDeliveries, url: ownWebhooks.url, isOn: ownWebhooks.isOn })
    .from(webhookDeliveries)
    .innerJoin(ownWebhooks, eq(ownWebhooks.id, webhookDeliveries.webhookId))
    .where(isUndelivered)
    .orderBy(desc(webhookDeliveries.seq))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, db.$count(webhookDeliveries, isUndelivered)]);
  return { rows: found, total };
}

export async function findDeliveryOwner(db: Db, id: Id): Promise<{ userId: Id; webhookId: Id } | undefined> {
  const { userId, webhookId } = webhookDeliveries;
  const [row] = await db
    .select({ userId, webhookId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  return row;
}
