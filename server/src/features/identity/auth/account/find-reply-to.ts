import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findConfirmedEmail } from "./find-email.ts";

/** Returns the reply address of a store's emails: the store's own, or else the owner's if it is confirmed. */
export const findReplyTo = async (
  db: Db,
  store: { email: string },
  ownerId: Id | undefined,
): Promise<string> =>
  store.email || (ownerId === undefined ? "" : ((await findConfirmedEmail(db, ownerId)) ?? ""));
