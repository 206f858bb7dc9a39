import type { Deps } from "#kernel/deps.ts";
import { countMessages, listNewest, type StoredMessage } from "./contact-messages.repository.ts";

export type { StoredMessage };

/** Returns the newest messages to the operator, newest first, and the number of all. */
export async function listMessages(
  { db }: Pick<Deps, "db">,
  limit: number,
): Promise<{ messages: StoredMessage[]; total: number }> {
  return { messages: await listNewest(db, limit), total: await countMessages(db) };
}
