import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GiftCard } from "@solodesk/contract/money/gift-cards.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { endGiftCard } from "./end-gift-card.ts";
import { findOwnGiftCard } from "./find-own-gift-card.ts";
import { toGiftCard } from "./gift-card-row.ts";

/** Throws "not_found", and "invalid_transition" if it has ended before. */
export const cancelGiftCard = (deps: Deps, userId: Id, id: Id): Promise<GiftCard> =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps;
    const row = await findOwnGiftCard(db, userId, id);
    if (!(await endGiftCard(deps, row, "cancelled")))
      throw new AppError("invalid_transition", { message: t("This gift card has already ended.") });
    await recordAudit(db, { userId, event: "gift_card_cancelled", about: `•••• ${row.ending}` });
    return toGiftCard(await findOwnGiftCard(db, userId, id), clock.now());
  });
