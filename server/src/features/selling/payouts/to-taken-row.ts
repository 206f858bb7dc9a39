import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import type { TakenPosting } from "./payout-rows.repository.ts";

export const toTakenRow = ({ id, at, description, orderNumber, amount }: TakenPosting, currency: string) => ({
  id,
  at: at.toISOString(),
  description,
  order_number: orderNumber,
  amount: { amount, currency } satisfies Payout["amount"],
});
