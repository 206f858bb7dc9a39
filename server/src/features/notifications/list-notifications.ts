import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { Notification, notifications } from "@solodesk/contract/notifications.ts";
import type { Deps } from "#kernel/deps.ts";
import { listPage, type NotificationRow } from "./notifications.repository.ts";

const toNotification = ({ id, kind, about, path, createdAt, readAt }: NotificationRow): Notification => ({
  id,
  kind,
  about,
  path,
  created_at: createdAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
});

export async function listNotifications(
  { db }: Pick<Deps, "db">,
  userId: Id,
  wanted: Parsed<typeof notifications.list>["query"],
): Promise<Answer<typeof notifications.list>> {
  const { rows, total, unread } = await listPage(db, userId, sliceOf(wanted));
  return {
    data: rows.map(toNotification),
    unread,
    pagination: paginate(wanted.page, wanted.page_size, total),
  };
}
