import { byStore, fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const giftCardsData: PersonalData = {
  exported: [
    fileOfStore(
      "gift-cards",
      "gift_cards",
      "id, ending, currency, amount, balance, from_credits, to_name, to_email, message, send_at, sent_at, expires_at, outcome, created_at",
    ),
    {
      name: "gift-card-uses",
      tables: ["gift_card_uses"],
      query: `SELECT o.number AS order_number, u.card_id, u.amount, u.returned, u.held FROM gift_card_uses u
        JOIN orders o ON o.store_id = u.store_id AND o.id = u.order_id WHERE u.${byStore} ORDER BY o.number, u.card_id`,
    },
    fileOfStore("gift-card-ends", "gift_card_ends", "id, card_id, outcome, amount, at"),
  ],
  leftOut: {
    gift_cards: { code_hash: "A hash of the code, by which the card is found." },
    gift_card_uses: { payment_id: "The order says which payment." },
  },
  anonymised: {
    gift_cards: `UPDATE gift_cards SET to_name = '', message = '', to_email = NULL, send_at = NULL WHERE ${byStore} AND $2::timestamptz IS NOT NULL`,
  },
  kept: {
    gift_card_uses: "The books are kept by law.",
    gift_card_ends: "The books are kept by law.",
  },
};
