import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { countUnread, markRead } from "./notifications.repository.ts";

/** All of them, unless some are named; others' are left alone. Answers how many are still unread. */
export const markNotifications = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  ids: readonly Id[] | undefined,
): Promise<number> =>
  transact(db, async (tx: Db) => {
    await markRead(tx, user.id, ids, clock.now());
    return countUnread(tx, user);
  });
