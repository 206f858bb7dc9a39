import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser, findUsers } from "../users.repository.ts";

const isOpen = ({ deletesAt, suspendedAt }: { deletesAt: Date | null; suspendedAt: Date | null }): boolean =>
  deletesAt === null && suspendedAt === null;

/** Tells whether the account is neither scheduled for deletion nor suspended. */
export async function isActive(db: Db, userId: Id): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== undefined && isOpen(user);
}

/** Returns those of these accounts that are active. */
export async function findActive(db: Db, userIds: readonly Id[]): Promise<Set<Id>> {
  return new Set((await findUsers(db, userIds)).filter(isOpen).map(({ id }) => id));
}
