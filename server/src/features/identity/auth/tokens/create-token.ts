import {
  type ApiToken,
  type CreateToken,
  maxTokens,
  tokenPrefix,
  tokenScopes,
} from "@solodesk/contract/identity/auth/tokens.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, days } from "#kernel/time/clock.ts";
import { requireConfirmed } from "../confirm/require-confirmed.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { hashOf, randomToken } from "../sessions/opaque-token.ts";
import { lockUser } from "../users.repository.ts";
import { toToken } from "./list-tokens.ts";
import { countTokens, deleteExpired, insertToken, type TokenRow } from "./tokens.repository.ts";

/** Random characters of a token that its owner still sees later. */
const SHOWN = 4;

/**
 * Returns the token itself, which isn't stored. Throws "confirmation_required", and "invalid_transition" if the account has as
 * many as it may.
 */
export async function createToken(
  deps: Deps,
  user: SessionUser,
  { name, scopes, expires_in_days: lasts }: CreateToken,
): Promise<ApiToken & { token: string }> {
  const token = tokenPrefix + randomToken();
  const createdAt = deps.clock.now();
  const row: TokenRow = {
    id: deps.newId(),
    userId: user.id,
    hash: hashOf(token),
    name,
    startsWith: token.slice(0, tokenPrefix.length + SHOWN),
    // What may propose has to read what it proposes to change.
    scopes: tokenScopes.filter((scope) => scope === "read" || scopes.includes(scope)),
    createdAt,
    expiresAt: after(createdAt, days(lasts)),
    lastUsedAt: null,
  };
  await inTransaction(deps, async (deps) => {
    // Tokens that are created at the same time count each other. What ends sessions waits for this, or has ended this one.
    const owner = await lockUser(deps.db, user.id);
    await requireConfirmed(deps, user);
    await deleteExpired(deps.db, user.id, createdAt);
    if ((await countTokens(deps.db, user.id)) >= maxTokens)
      throw new AppError("invalid_transition", {
        message: t("You have {count} API tokens, the most there can be. Revoke one first.", {
          count: maxTokens,
        }),
      });
    await insertToken(deps.db, row);
    await recordAudit(deps.db, { userId: user.id, event: "token_created", about: name });
    if (owner)
      await emailOwner(
        deps,
        { userId: user.id, to: owner.email },
        { kind: "token_created", at: createdAt, name, settings: deps.ownOrigin.get() + pages.apiSettings },
      );
  });
  return { ...toToken(row), token };
}
