import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { codeLimit } from "./code-limit.ts";
import { deleteFactor } from "./second-factors.repository.ts";

interface Whose {
  id: Id;
  email: string;
}

/**
 * Turns off the second factor. `by` is for the audit log if it was not the owner. Returns false if none was
 * on.
 */
export const turnOffFactor = (deps: Deps, { id: userId, email }: Whose, by?: string): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    if (!(await deleteFactor(deps.db, userId))) return false;
    await codeLimit(deps, userId).clear();
    await recordAudit(deps.db, {
      userId,
      event: "second_factor_off",
      ...(by !== undefined && { about: by }),
    });
    const event = { kind: "second_factor_off", at: deps.clock.now() } as const;
    await emailOwner(deps, { userId, to: email }, event);
    return true;
  });
