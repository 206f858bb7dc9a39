import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findEmail } from "#features/identity/auth/account/find-email.ts";
import { emailLink } from "#features/identity/auth/emails/email-link.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { SEND_RESET_LINK } from "./forgot-password.ts";

const Data = z.object({ userId: Id });

/**
 * Emails a reset link; `by` is for the audit log if it was not the owner who asked. Returns false, and sends nothing, if the
 * account does not exist, no email can be sent or the address has had too many of these.
 */
export const sendResetLink = (deps: Deps, userId: Id, by?: string): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    const email = await findEmail(deps.db, userId);
    if (email === undefined) return false;
    const isSent = await emailLink(deps, { userId, to: email, purpose: "reset_password", email });
    if (isSent)
      await recordAudit(deps.db, {
        userId,
        event: "reset_link_created",
        ...(by !== undefined && { about: by }),
      });
    return isSent;
  });

export const sendResetLinkJob = {
  name: SEND_RESET_LINK,
  atOnce: 5,
  run: (deps: Deps, data: unknown): Promise<unknown> => sendResetLink(deps, Data.parse(data).userId),
};
