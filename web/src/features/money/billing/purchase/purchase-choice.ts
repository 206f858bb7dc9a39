// The plan and gateway of the current purchase: a declined card must not lose the choice. It is stored in
// this tab while the buyer is at the gateway.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { gatewayNames } from "@solodesk/contract/money/payments.ts";
import { z } from "zod";
import { readTabJson, writeTabText } from "#kernel/storage/storage.ts";

const purchaseKey = "purchase";

const Choice = z.object({ plan: Id, gateway: z.enum(gatewayNames) });
const Purchase = z.object({
  payment: Id,
  /** Null once paid. */
  choice: Choice.nullable(),
});

export type PurchaseChoice = z.infer<typeof Choice>;
type Purchase = z.infer<typeof Purchase>;

const last = (): Purchase | undefined => Purchase.safeParse(readTabJson(purchaseKey)).data;

const write = (purchase: Purchase): void => writeTabText(purchaseKey, JSON.stringify(purchase));

export const keepPurchaseChoice = (payment: Id, choice: PurchaseChoice): void => write({ payment, choice });

export const lastChoice = (): PurchaseChoice | undefined => last()?.choice ?? undefined;

/** Marks the payment as paid; returns true only the first time in this tab, so that it is reported once. */
export function settleChoice(payment: Id): boolean {
  const known = last();
  if (known?.payment === payment && known.choice === null) return false;
  write({ payment, choice: null });
  return true;
}
