import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { readOf } from "#kernel/api/query.ts";

/** Notifications on the first page of the list, which is also what is checked for new ones. */
export const PAGE = 20;

export const notificationsRead = (pageSize = PAGE) =>
  readOf(notifications.list, { query: { page_size: pageSize } });
