import { descriptions } from "#features/money/wallet/descriptions.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postWithRetry } from "#features/money/wallet/post-with-retry.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { endCard, type GiftCardRow, insertEnd } from "./gift-cards.repository.ts";

/**
 * Ends a card: what is left of it is the seller's again. What came from credits returns to them, so that they don't become earnings; the
 * rest pays what the seller owes first. Part of the caller's transaction. Returns
 * false if it has ended before.
 */
export async function endGiftCard(
  deps: Deps,
  card: Pick<GiftCardRow, "storeId" | "id">,
  outcome: "expired" | "cancelled",
): Promise<boolean> {
  const { db, clock, newId } = deps;
  const before = await endCard(db, card, outcome);
  if (!before) return false;
  const { id: cardId, storeId, balance: amount, ending, currency } = before;
  const toCredits = Math.min(amount, before.fromCredits);
  const id = newId();
  await insertEnd(db, { id, storeId, cardId, outcome, amount, at: clock.now() });
  const userId = await findOwnerOfStore(db, storeId);
  if (userId === undefined) throw new Error("A gift card's store has no owner.");
  await postWithRetry(deps, async ({ db }) => {
    const { receivable } = await getWallet(db, userId);
    const rest = amount - toCredits;
    const paysDebt = Math.min(rest, -receivable);
    return {
      source: { type: "gift_card_end", id },
      description: asKept(
        outcome === "expired" ? descriptions.giftCardExpired : descriptions.giftCardCancelled,
        { ending },
      ),
      currency,
      postings: [
        { account: { kind: "gift_cards" }, leg: "gift_card", type: "transfer", amount: -amount },
        { account: { userId, kind: "earnings" }, leg: "earnings", type: "refund", amount: rest - paysDebt },
        { account: { userId, kind: "recharged" }, leg: "credits", type: "refund", amount: toCredits },
        { account: { userId, kind: "receivable" }, leg: "owed", type: "transfer", amount: paysDebt },
      ],
    };
  });
  return true;
}
