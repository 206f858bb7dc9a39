import { t } from "@solodesk/contract/kernel/language/t.ts";

/** "1 order", "12 orders". */
export const counted = {
  visits: (count: number) => t("{count, plural, one {# visit} other {# visits}}", { count }),
  carts: (count: number) => t("{count, plural, one {# cart} other {# carts}}", { count }),
  orders: (count: number) => t("{count, plural, one {# order} other {# orders}}", { count }),
  bookings: (count: number) => t("{count, plural, one {# booking} other {# bookings}}", { count }),
  clicks: (count: number) => t("{count, plural, one {# click} other {# clicks}}", { count }),
  impressions: (count: number) => t("{count, plural, one {# impression} other {# impressions}}", { count }),
};
