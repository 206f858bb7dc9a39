import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { descriptionInWords } from "#features/money/wallet/descriptions.ts";
import type { TakenPosting } from "./payout-rows.repository.ts";

export const toTakenRow = ({ id, at, description, orderNumber, amount }: TakenPosting, currency: string) => ({
  id,
  at: at.toISOString(),
  description: descriptionInWords(description),
  order_number: orderNumber,
  amount: { amount, currency } satisfies Payout["amount"],
});
