import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const walletData: PersonalData = {
  exported: [
    {
      name: "wallet",
      tables: ["accounts"],
      query: `SELECT kind, currency, balance, moved_at FROM accounts WHERE user_id = $1 ORDER BY kind`,
    },
    file("debt-limit", "debt_limits", "amount, set_at", { order: "set_at" }),
    {
      name: "deposits",
      tables: ["deposits"],
      query: `SELECT number, order_id, pack_line, nth, expires_at, paid, share, returned, currency, taken_at, outcome, settled_at FROM deposits WHERE user_id = $1
        ORDER BY taken_at, number, order_id, pack_line, nth`,
    },
    {
      name: "transactions",
      tables: ["postings"],
      query: `SELECT p.seq, p.at, p.type, t.description, a.kind AS account, p.amount, a.currency, p.balance_after, p.wallet_after,
        t.order_number FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id
        JOIN accounts a ON a.id = p.account_id WHERE p.user_id = $1 ORDER BY p.seq`,
    },
  ],
  leftOut: {
    accounts: {
      gateway: "Only accounts of the installation have one.",
    },
    deposits: {
      id: "The order and the number say which deposit.",
      appointment_id: "The number says which appointment.",
      store_id: "An account has one store.",
    },
    postings: {
      "id, leg, source_type, source_id": "Where it comes from; the description says it.",
      "line, nth, figure, came_in": "The amounts once more, to count and to sum.",
    },
  },
  deletedOfUser: ["debt_limits"],
  kept: {
    accounts: "The books are kept by law; whose wallet it was they say by a number alone.",
    deposits: "The books are kept by law. A deposit identifies its customer only by numbers.",
    postings: "The books are kept by law.",
  },
};
