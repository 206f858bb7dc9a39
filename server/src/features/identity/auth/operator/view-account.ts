import type { Id } from "@solodesk/contract/kernel/id.ts";
import { viewAbout } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { accessTokens, type SessionUser } from "#kernel/secrets/session.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { findUser, lockUser } from "../users.repository.ts";

interface View {
  id: Id;
  reason: string;
}

/**
 * Returns a token that reads what the owner of an account sees and changes nothing. The owner finds who viewed it and why in
 * their activity and in an email. Call it once the operator has proved to be one. Throws "not_found".
 */
export const viewAccount = (
  deps: Deps,
  operator: SessionUser,
  { id, reason }: View,
): Promise<{ token: string; expires: string }> =>
  inTransaction(deps, async (deps) => {
    const viewed = await lockUser(deps.db, id);
    const by = await findUser(deps.db, operator.id);
    if (!viewed || viewed.deletedAt || !by) throw new AppError("not_found");
    const at = deps.clock.now();
    const about = asKept(viewAbout, { email: by.email, reason });
    await recordAudit(deps.db, { userId: id, event: "account_viewed", about });
    await emailOwner(
      deps,
      { userId: id, to: viewed.email },
      { kind: "account_viewed", at, reason, by: `${by.name} (${by.email})` },
    );
    const viewer = { id: operator.id, sessionId: operator.sessionId };
    return accessTokens(deps.secrets, deps.clock, deps.newId).issue({ id, sessionId: deps.newId(), viewer });
  });
