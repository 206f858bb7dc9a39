import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Deps } from "#kernel/deps.ts";
import { markVerified } from "../users.repository.ts";

/**
 * Marks this address as confirmed. Does nothing if the account now has another one or it was confirmed
 * already.
 */
export async function recordVerified(
  { db, clock }: Deps,
  { userId, email }: { userId: Id; email: string },
): Promise<void> {
  if (!(await markVerified(db, userId, email, clock.now()))) return;
  await recordAudit(db, { userId, event: "email_verified", about: email });
}
