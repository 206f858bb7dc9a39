import type { ContactMessage } from "@solodesk/contract/platform/support.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { refuseFlood } from "./contact-limit.ts";
import { insertMessage, lockMessages } from "./contact-messages.repository.ts";

/** Stores a message for the operator. Throws "rate_limited". */
export async function contactOperator(deps: Deps, message: ContactMessage): Promise<void> {
  const isLimited = deps.config.RATE_LIMIT;
  // Checked without the lock first: once the limit is reached, requests of a flood must not wait for the lock
  // with a connection each.
  if (isLimited) await refuseFlood(deps, message.email);
  await inTransaction(deps, async (deps) => {
    if (isLimited) {
      await lockMessages(deps.db);
      await refuseFlood(deps, message.email);
    }
    await insertMessage(deps.db, { ...message, id: deps.newId(), sentAt: deps.clock.now() });
  });
}
