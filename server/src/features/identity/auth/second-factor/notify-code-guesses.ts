import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";

interface Whose {
  id: Id;
  email: string;
}

/** Warns the owner that someone has the password but no code, before they guess one and get in. */
export const notifyCodeGuesses = (deps: Deps, { id: userId, email }: Whose): Promise<void> =>
  inTransaction(deps, async (deps) => {
    await recordAudit(deps.db, { userId, event: "codes_guessed" });
    await emailOwner(deps, { userId, to: email }, { kind: "codes_guessed", at: deps.clock.now() });
  });
