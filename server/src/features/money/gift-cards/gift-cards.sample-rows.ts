import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function giftCardsRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { orderId, paymentId }: { orderId: string; paymentId: string },
) {
  const giftCardId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO gift_cards (id, store_id, code_hash, ending, currency, amount, balance, from_credits, to_name, to_email, message, send_at,
       sent_at, created_at)
     VALUES ($1, $2, '${mark}-hash', 'AB12', 'USD', 5000, 5000, 0, '${mark} friend', '${mark}@example.com', '${mark} wishes', $3, $3, $3)`,
    [giftCardId, storeId, now],
  );
  await inTransaction(deps, (deps) =>
    postTransaction(deps, {
      source: { type: "gift_card", id: giftCardId },
      description: `${mark} gift card`,
      currency: "USD",
      postings: [
        { account: { kind: "adjustments" }, leg: "adjustments", type: "transfer", amount: -5_000 },
        { account: { kind: "gift_cards" }, leg: "gift_card", type: "transfer", amount: 5_000 },
      ],
    }),
  );
  // The payment ended unpaid, so the card has all of it.
  await database.sql(
    "INSERT INTO gift_card_uses (store_id, order_id, card_id, payment_id, amount, held) VALUES ($1, $2, $3, $4, 1000, false)",
    [storeId, orderId, giftCardId, paymentId],
  );
  await database.sql(
    "INSERT INTO gift_card_ends (id, store_id, card_id, outcome, amount, at) VALUES ($1, $2, $3, 'expired', 0, $4)",
    [deps.newId(), storeId, giftCardId, now],
  );
  return { giftCardId };
}
