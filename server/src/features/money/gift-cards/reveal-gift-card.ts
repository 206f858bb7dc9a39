import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Deps } from "#kernel/deps.ts";
import { giftCardCode, writtenCode } from "#kernel/secrets/gift-card-code.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findOwnGiftCard } from "./find-own-gift-card.ts";

/** Returns the whole code, which can be spent. Throws "not_found", "confirmation_required". */
export async function revealGiftCard(deps: Deps, user: SessionUser, id: Id): Promise<{ code: string }> {
  const row = await findOwnGiftCard(deps.db, user.id, id);
  await requireConfirmed(deps, user);
  return { code: writtenCode(giftCardCode(deps.secrets, row.id)) };
}
