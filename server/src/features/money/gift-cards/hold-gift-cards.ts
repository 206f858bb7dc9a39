// What gift cards pay of payments: taken when a payment is opened, given back if it ends unpaid, taken again if it is paid after
// all, and returned by refunds. Cards are locked after stores and products and before wallets, always in the order of their ids.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { endGiftCard } from "./end-gift-card.ts";
import {
  addReturnedToUse,
  type GiftCardRow,
  type GiftCardUseRow,
  giveBalance,
  insertCardUses,
  lockUses,
  setUseHeld,
  takeBalance,
} from "./gift-cards.repository.ts";

/** What a card pays of an order. */
export type CardUse = Pick<GiftCardUseRow, "storeId" | "orderId" | "cardId" | "amount">;

type GiftCardDeps = Pick<Deps, "db" | "clock">;

/** How long a card can be used at least after a refund returned money to it. */
const REFUND_LIFE = days(90);

/** Throws "total_changed" if a card has less left than that, or has ended. */
export async function holdGiftCards(
  { db, clock }: GiftCardDeps,
  paymentId: Id,
  uses: readonly CardUse[],
): Promise<void> {
  if (uses.length === 0) return;
  const sorted = uses.toSorted((a, b) => (a.cardId < b.cardId ? -1 : Number(a.cardId > b.cardId)));
  for (const use of sorted)
    if (!(await takeBalance(db, use, clock.now()))) throw new AppError("total_changed");
  await insertCardUses(
    db,
    sorted.map((use) => ({ ...use, paymentId })),
  );
}

/** Gives back what a payment held that ended unpaid. A card that has ended since stays ended: its seller gets the amount. */
export async function returnGiftCards(deps: Deps, paymentId: Id): Promise<void> {
  const { db, clock } = deps;
  const ended: { card: Pick<GiftCardRow, "storeId" | "id">; outcome: "expired" | "cancelled" }[] = [];
  for (const use of await lockUses(db, { paymentId, orderId: null })) {
    if (!use.held) continue;
    const outcome = await giveBalance(db, use, clock.now());
    await setUseHeld(db, use, false);
    if (outcome) ended.push({ card: { storeId: use.storeId, id: use.cardId }, outcome });
  }
  // All cards are locked before any wallet.
  for (const { card, outcome } of ended) await endGiftCard(deps, card, outcome);
}

/** Takes it again, because the payment was paid late. Throws "insufficient_funds" if a card has less left, or has ended. */
export async function retakeGiftCards({ db, clock }: GiftCardDeps, paymentId: Id): Promise<void> {
  for (const use of await lockUses(db, { paymentId, orderId: null })) {
    if (use.held) continue;
    if (!(await takeBalance(db, use, clock.now()))) throw new AppError("insufficient_funds");
    await setUseHeld(db, use, true);
  }
}

/**
 * Returns a refund's part to the cards that paid its order, or its whole payment. A card that has expired or was cancelled
 * can then be used again.
 */
export async function repayGiftCards(
  { db, clock }: GiftCardDeps,
  { paymentId, orderId, toGiftCards }: { paymentId: Id; orderId: Id | null; toGiftCards: number },
): Promise<void> {
  if (toGiftCards === 0) return;
  let left = toGiftCards;
  for (const use of await lockUses(db, { paymentId, orderId })) {
    const amount = use.held ? Math.min(left, use.amount - use.returned) : 0;
    if (amount === 0) continue;
    await giveBalance(db, { ...use, amount }, after(clock.now(), REFUND_LIFE));
    await addReturnedToUse(db, use, amount);
    left -= amount;
  }
  if (left > 0) throw new Error(`No gift card takes ${left} of a refund.`);
}
