import type { Deps } from "#kernel/deps.ts";
import { countMessages, listNewest, type StoredMessage } from "./contact-messages.repository.ts";

export type { StoredMessage };

/** Returns messages to the operator, newest first, and the number of all. */
export async function listMessages(
  { db }: Pick<Deps, "db">,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ messages: StoredMessage[]; total: number }> {
  return { messages: await listNewest(db, { limit, offset }), total: await countMessages(db) };
}
