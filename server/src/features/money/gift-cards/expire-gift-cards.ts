import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { endGiftCard } from "./end-gift-card.ts";
import { type GiftCardRow, listExpiredCards } from "./gift-cards.repository.ts";

/** Ends the cards that can't be used any more. Returns how many. */
export const expireGiftCards = (deps: Deps): Promise<number> =>
  inBatches<GiftCardRow>(
    deps.log,
    ({ after, limit }) => listExpiredCards(deps.db, deps.clock.now(), { after: after?.id, limit }),
    (card) => inTransaction(deps, (deps) => endGiftCard(deps, card, "expired")),
  );
