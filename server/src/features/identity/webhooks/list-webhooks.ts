import type { Webhook } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listWebhookRows, type ShownWebhook } from "./webhooks.repository.ts";

export const toWebhook = ({ webhooks: row, last }: ShownWebhook): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  is_on: row.isOn,
  failed_at: row.failedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  last: last?.attemptedAt
    ? {
        event: last.event,
        state: last.state,
        status_code: last.statusCode,
        at: last.attemptedAt.toISOString(),
      }
    : null,
});

export async function listWebhooks({ db }: Pick<Deps, "db">, userId: Id): Promise<Webhook[]> {
  const rows = await listWebhookRows(db, userId);
  return rows.map(toWebhook);
}
