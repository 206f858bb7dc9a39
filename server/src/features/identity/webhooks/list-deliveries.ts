import type { WebhookDelivery, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { keptWords } from "#kernel/kept-words.ts";
import { outsideFailures } from "#kernel/outside/outside-fetch.ts";
import { unprepared } from "./deliver/render-body.ts";
import { listDeliveryPage } from "./deliveries.repository.ts";
import { type DeliveryRow, findWebhook } from "./webhooks.repository.ts";

const inWords = keptWords([...Object.values(outsideFailures), unprepared]);

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  attempts: row.attempts,
  attempted_at: row.attemptedAt?.toISOString() ?? null,
  next_attempt_at: row.state === "waiting" ? row.dueAt.toISOString() : null,
  status_code: row.statusCode,
  error: row.error === null ? null : inWords(row.error),
  body: row.body,
  answer: row.answer,
});

/** Throws "not_found". */
export async function listDeliveries(
  { db }: Pick<Deps, "db">,
  userId: Id,
  id: Id,
  wanted: Parsed<typeof webhooks.listDeliveries>["query"],
): Promise<Answer<typeof webhooks.listDeliveries>> {
  if (!(await findWebhook(db, { userId, id }))) throw new AppError("not_found");
  const { rows, total } = await listDeliveryPage(db, id, sliceOf(wanted));
  return { data: rows.map(toDelivery), pagination: paginate(wanted.page, wanted.page_size, total) };
}
