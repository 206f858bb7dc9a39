import type { GiftCard, GiftCardState } from "@solodesk/contract/money/gift-cards.ts";
import type { GiftCardRow } from "./gift-cards.repository.ts";

/** What its holder could do with it now. */
export function giftCardState({ outcome, expiresAt, balance }: GiftCardRow, now: Date): GiftCardState {
  if (outcome !== null) return outcome;
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return balance === 0 ? "used" : "active";
}

export function toGiftCard(row: GiftCardRow, now: Date): GiftCard {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    ending: row.ending,
    amount: money(row.amount),
    balance: money(row.balance),
    state: giftCardState(row, now),
    to_name: row.toName,
    to_email: row.toEmail,
    message: row.message,
    send_at: row.sendAt?.toISOString() ?? null,
    sent: row.sentAt !== null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
