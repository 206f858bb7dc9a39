import type { PersonalData } from "#kernel/database/personal-data.ts";

export const billingData: PersonalData = {
  exported: [
    {
      name: "plan-payments",
      tables: ["plan_payments"],
      query: `SELECT r.payment_id, p.name AS plan, r.action, r.lines, r.credits, r.period_start, r.period_end, r.receipt_number,
        r.created_at FROM plan_payments r JOIN plans p ON p.id = r.plan_id WHERE r.user_id = $1 ORDER BY r.payment_id`,
    },
  ],
  leftOut: {
    plan_payments: {
      follows: "The payment before, for an upgrade.",
    },
  },
  kept: {
    plan_payments: "Receipts are kept by law.",
  },
};
