import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { markVerified } from "../users.repository.ts";

/** This address is its owner's. Nothing where the account has another by now, or it was known. */
export async function recordVerified(
  { clock }: Deps,
  tx: Db,
  { userId, email }: { userId: Id; email: string },
): Promise<void> {
  if (!(await markVerified(tx, userId, email, clock.now()))) return;
  await recordAudit(tx, { userId, event: "email_verified", about: email });
}
