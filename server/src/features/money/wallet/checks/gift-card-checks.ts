// Invariants of gift cards: between the cards, what they paid, and the ledger.
import type { BookCheck } from "./book-checks.ts";
import { IN_BOOKS, moved, same } from "./compare-books.ts";

export const giftCardChecks: readonly BookCheck[] = [
  {
    claim: "Every gift card is worth what it was made with, less what it paid and what its seller got back",
    of: "gift cards",
    sql: same(
      "Gift card",
      "is worth",
      "what became of it leaves",
      "SELECT id, balance FROM gift_cards",
      `SELECT id, amount
         - coalesce((SELECT sum(u.amount - u.returned) FROM gift_card_uses u WHERE u.card_id = g.id AND held), 0)
         - coalesce((SELECT sum(e.amount) FROM gift_card_ends e WHERE e.card_id = g.id), 0)
       FROM gift_cards g`,
    ),
  },
  {
    claim: "All gift cards are worth what the books say, with what payments hold that are not paid yet",
    of: "gift cards",
    sql: `SELECT format('Gift cards are worth %s, and the books say %s', worth, booked) AS fault
      FROM (SELECT coalesce((SELECT sum(balance) FROM gift_cards), 0) + coalesce((SELECT sum(u.amount) FROM gift_card_uses u
            JOIN payments p ON p.id = u.payment_id WHERE held AND p.status <> 'succeeded'), 0) AS worth,
          coalesce((SELECT sum(amount) FROM postings JOIN accounts ON accounts.id = account_id WHERE kind = 'gift_cards'), 0) AS booked
      ) AS sides WHERE worth <> booked`,
  },
  {
    claim: "Every gift card was paid for by its seller",
    of: "gift cards",
    sql: same(
      "Gift card",
      "was made with",
      IN_BOOKS,
      "SELECT id, amount FROM gift_cards",
      moved("gift_card", "gift_cards"),
    ),
  },
  {
    claim: "What was left of every gift card that ended went back to its seller",
    of: "gift cards",
    sql: same(
      "The end of gift card",
      "gave back",
      IN_BOOKS,
      "SELECT id, amount FROM gift_card_ends WHERE amount > 0",
      moved("gift_card_end", "gift_cards", "-"),
    ),
  },
  {
    claim: "Every payment took as much from gift cards as its orders say, and returned what its refunds say",
    of: "paid payments",
    sql: `SELECT format('Payment %s took %s from gift cards and returned %s, the cards say %s and %s, its refunds %s', p.id,
        p.gift_cards, p.gift_cards_refunded, u.amount, u.returned, r.amount) AS fault
      FROM payments p,
        LATERAL (SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(returned), 0) AS returned FROM gift_card_uses
          WHERE payment_id = p.id AND held) AS u,
        LATERAL (SELECT coalesce(sum(to_gift_cards), 0) AS amount,
          coalesce(sum(to_gift_cards) FILTER (WHERE status = 'succeeded'), 0) AS done FROM refunds WHERE payment_id = p.id) AS r
      WHERE p.status = 'succeeded' AND p.purpose = 'order'
        AND (p.gift_cards <> u.amount OR p.gift_cards_refunded <> r.amount OR u.returned <> r.done)`,
  },
  {
    claim: "Every paid order says what gift cards paid of it",
    of: "orders",
    sql: same(
      "Order",
      "says that gift cards paid",
      "the cards say",
      `SELECT orders.id, sum((paid ->> 'amount')::bigint) FROM orders, jsonb_array_elements(gift_cards) AS paid
       WHERE paid_at IS NOT NULL GROUP BY orders.id`,
      "SELECT order_id, sum(amount) FROM gift_card_uses JOIN orders ON orders.id = order_id WHERE held AND paid_at IS NOT NULL GROUP BY order_id",
    ),
  },
];
