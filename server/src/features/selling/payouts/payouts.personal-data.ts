import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const payoutsData: PersonalData = {
  exported: [
    file("payout-destinations", "payout_destinations", "kind, masked, usable_from, created_at, removed_at", {
      order: "created_at",
    }),
    {
      name: "payouts",
      tables: ["payouts"],
      query: `SELECT o.id, o.amount, o.currency, o.status, d.masked AS destination, o.reference, o.reason, o.requested_at,
        o.settled_at FROM payouts o JOIN payout_destinations d ON d.id = o.destination_id WHERE o.user_id = $1 ORDER BY o.id`,
    },
  ],
  leftOut: {
    payout_destinations: {
      details: "A secret; masked in the copy.",
    },
    payouts: {
      "provider, approved_at, attempts, try_at, claimed_until, error, made_by": "How it is paid.",
    },
  },
  anonymised: {
    payout_destinations: `UPDATE payout_destinations SET details = 'removed', removed_at = coalesce(removed_at, $2)
    WHERE user_id = $1`,
  },
  kept: {
    payouts: "The books are kept by law; the account they went to is masked.",
  },
};
