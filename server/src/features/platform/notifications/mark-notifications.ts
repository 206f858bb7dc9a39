import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { countUnread, markRead } from "./notifications.repository.ts";

/** Marks the user's notifications as read, all of them or only `ids`; returns how many are still unread. */
export const markNotifications = (
  deps: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  ids: readonly Id[] | undefined,
): Promise<number> =>
  inTransaction(deps, async (deps) => {
    await markRead(deps.db, user.id, ids, deps.clock.now());
    return countUnread(deps.db, user);
  });
