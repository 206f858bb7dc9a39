import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findConfirmedEmail } from "./find-email.ts";

/** Where customers' answers to a store's mails go: to its own address, or to its owner's where it names none. */
export const findReplyTo = async (
  db: Db,
  store: { email: string },
  ownerId: Id | undefined,
): Promise<string> =>
  store.email || (ownerId === undefined ? "" : ((await findConfirmedEmail(db, ownerId)) ?? ""));
