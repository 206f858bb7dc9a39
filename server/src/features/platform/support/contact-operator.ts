import type { ContactMessage } from "@solodesk/contract/platform/support.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { refuseFlood } from "./contact-limit.ts";
import { insertMessage, lockMessages } from "./contact-messages.repository.ts";

/** Keeps the message for the operator. Throws "rate_limited". */
export async function contactOperator(deps: Deps, message: ContactMessage): Promise<void> {
  const isLimited = deps.config.RATE_LIMIT;
  // Asked without the lock first: once the limit is reached, a flood must not queue up for it with a connection each.
  if (isLimited) await refuseFlood(deps, message.email);
  await transact(deps.db, async (tx) => {
    if (isLimited) {
      await lockMessages(tx);
      await refuseFlood({ ...deps, db: tx }, message.email);
    }
    await insertMessage(tx, { ...message, id: deps.newId(), sentAt: deps.clock.now() });
  });
}
