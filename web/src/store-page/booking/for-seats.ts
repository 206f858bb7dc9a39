import type { Money } from "@solodesk/contract/kernel/money.ts";

/** What several spots cost. */
export const forSeats = ({ amount, currency }: Money, seats: number): Money => ({
  amount: amount * seats,
  currency,
});
