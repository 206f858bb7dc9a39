import { byStore, fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const discountsData: PersonalData = {
  exported: [
    fileOfStore(
      "discounts",
      "discounts",
      `id, code, title, kind, value, product_ids, service_ids, minimum, starts_at, ends_at, use_limit, per_customer, first_order,
      stackable, active, uses, created_at, updated_at`,
    ),
    {
      name: "discount-uses",
      tables: ["discount_uses"],
      query: `SELECT o.number AS order_number, u.discount_id, u.amount, u.held FROM discount_uses u
        JOIN orders o ON o.id = u.order_id WHERE u.${byStore} ORDER BY o.number, u.discount_id`,
    },
  ],
  leftOut: {
    discounts: { code_key: "The code once more, as it is looked for." },
  },
  deletedOfStore: ["discount_uses", "discounts"],
};
