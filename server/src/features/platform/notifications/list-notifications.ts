import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { Notification, notifications } from "@solodesk/contract/platform/notifications.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { listNotificationPage, type NotificationRow } from "./notifications.repository.ts";

function toNotification(row: NotificationRow, { sessionId }: SessionUser): Notification {
  const { id, kind, about, path, createdAt } = row;
  const readAt = row.readAt ?? (row.sessionId === sessionId ? createdAt : null);
  return {
    id,
    kind,
    about,
    path,
    created_at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
  };
}

export async function listNotifications(
  { db }: Pick<Deps, "db">,
  user: SessionUser,
  wanted: Parsed<typeof notifications.list>["query"],
): Promise<Answer<typeof notifications.list>> {
  const { rows, total, unread } = await listNotificationPage(db, user, sliceOf(wanted));
  return {
    data: rows.map((row) => toNotification(row, user)),
    unread,
    pagination: paginate(wanted.page, wanted.page_size, total),
  };
}
