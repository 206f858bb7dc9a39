import { byStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const dataExportsData: PersonalData = {
  exported: [
    {
      name: "customers",
      tables: [],
      query: `SELECT email, min(name) AS name, min(phone) AS phone, count(*) AS times, max(at) AS last_at FROM (
          SELECT lower(customer_email) AS email, customer_name AS name, customer_phone AS phone, starts_at AS at
          FROM appointments WHERE ${byStore} AND customer_email <> ''
          UNION ALL SELECT lower(o.customer_email), o.customer_name, o.customer_phone, o.placed_at FROM orders o
          WHERE o.${byStore}
        ) AS people GROUP BY email ORDER BY email`,
    },
  ],
  notExported: {
    data_exports: "The copies themselves.",
  },
  anonymised: {
    data_exports: `UPDATE data_exports SET status = CASE WHEN status IN ('queued', 'running') THEN 'failed' ELSE status END,
    claimed_until = NULL, expires_at = $2 WHERE user_id = $1`,
  },
};
