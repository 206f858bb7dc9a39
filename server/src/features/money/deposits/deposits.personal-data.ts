import type { PersonalData } from "#kernel/database/personal-data.ts";

export const depositsData: PersonalData = {
  exported: [
    {
      name: "deposits",
      tables: ["deposits"],
      query: `SELECT number, order_id, paid, share, currency, taken_at, outcome, settled_at FROM deposits WHERE user_id = $1
        ORDER BY taken_at, number`,
    },
  ],
  leftOut: {
    deposits: {
      appointment_id: "The number says which appointment.",
      store_id: "An account has one store.",
    },
  },
  kept: {
    deposits: "The books are kept by law. A deposit identifies its customer only by a number.",
  },
};
