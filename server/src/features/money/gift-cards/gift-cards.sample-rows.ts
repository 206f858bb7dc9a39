import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function giftCardsRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { orderId, paymentId }: { orderId: string; paymentId: string },
) {
  const giftCardId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO gift_cards (id, store_id, code_hash, ending, currency, amount, balance, to_name, to_email, message, send_at,
       sent_at, created_at)
     VALUES ($1, $2, '${mark}-hash', 'AB12', 'USD', 5000, 4000, '${mark} friend', '${mark}@example.com', '${mark} wishes', $3, $3, $3)`,
    [giftCardId, storeId, now],
  );
  await database.sql(
    "INSERT INTO gift_card_uses (store_id, order_id, card_id, payment_id, amount) VALUES ($1, $2, $3, $4, 1000)",
    [storeId, orderId, giftCardId, paymentId],
  );
  await database.sql(
    "INSERT INTO gift_card_ends (id, store_id, card_id, outcome, amount, at) VALUES ($1, $2, $3, 'expired', 0, $4)",
    [deps.newId(), storeId, giftCardId, now],
  );
  return { giftCardId };
}
