import type { Deps } from "#kernel/deps.ts";
import { countMessages, listNewest, type StoredMessage } from "./contact-messages.repository.ts";

export type { StoredMessage };

/** What people wrote to the operator, newest first, and how many messages there are in all. */
export async function listMessages(
  { db }: Pick<Deps, "db">,
  limit: number,
): Promise<{ messages: StoredMessage[]; total: number }> {
  return { messages: await listNewest(db, limit), total: await countMessages(db) };
}
