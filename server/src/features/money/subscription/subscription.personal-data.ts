import type { PersonalData } from "#kernel/database/personal-data.ts";

export const subscriptionData: PersonalData = {
  exported: [
    {
      name: "subscriptions",
      tables: ["subscriptions"],
      query: `SELECT p.name AS plan, s.status, s.period_start, s.period_end, s.cancel_at_period_end, s.gateway, s.created_at,
        s.ended_at FROM subscriptions s JOIN plans p ON p.id = s.plan_id WHERE s.user_id = $1 ORDER BY s.created_at`,
    },
  ],
  leftOut: {
    subscriptions: {
      "id, paid_by": "Which of the plan payments it rests on.",
      "anchor_day, next_plan_id, owed_from, attempts, due_at, warned_at": "How it renews.",
    },
  },
  kept: {
    subscriptions: "What the receipts are for.",
  },
};
