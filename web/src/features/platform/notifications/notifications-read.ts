import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { readOf } from "#kernel/api/query.ts";

/** What the list shows first, and what tells whether there is something new. */
export const PAGE = 20;

export const notificationsRead = (pageSize = PAGE) =>
  readOf(notifications.list, { query: { page_size: pageSize } });
