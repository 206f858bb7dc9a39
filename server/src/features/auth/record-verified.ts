import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { markVerified } from "./users.repository.ts";

/** This address is its owner's. Nothing where the account has another by now. */
export const recordVerified = (
  { clock }: Deps,
  tx: Db,
  { userId, email }: { userId: Id; email: string },
): Promise<void> => markVerified(tx, userId, email, clock.now());
