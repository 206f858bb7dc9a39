import type { AwaitingReturn } from "@solodesk/contract/operator/operator-orders.ts";
import { listAwaiting } from "#features/selling/orders/list/list-awaiting.ts";
import type { Deps } from "#kernel/deps.ts";

const MOST = 100;

/** What waits longest comes first. */
export async function listOperatorReturns({ db }: Pick<Deps, "db">): Promise<AwaitingReturn[]> {
  const waiting = await listAwaiting({ db }, MOST);
  return waiting.map(({ number, customerName, storeName, ...order }) => ({
    ...order,
    number: String(number),
    customer: customerName,
    store: storeName ?? null,
  }));
}
