// The orders of a payment as whoever pays is told of them.
import { orderPath } from "@solodesk/contract/kernel/pages.ts";
import { listPlaced } from "#features/orders/list-placed.ts";
import { sealOrder } from "#features/orders/order-code.ts";
import type { Payment } from "#features/payments/purposes.ts";
import { listStores } from "#features/store/list-stores.ts";
import type { Deps } from "#kernel/deps.ts";

/** Members find theirs in their account; guests have a link to each. */
export async function toldOrders(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  { id, userId }: Payment,
): Promise<{ order_numbers: string[]; order_links: string[] }> {
  const placed = await listPlaced(db, id);
  const order_numbers = placed.map(({ number }) => String(number));
  if (userId !== null) return { order_numbers, order_links: [] };
  const stores = await listStores(
    db,
    placed.flatMap(({ storeId }) => storeId ?? []),
  );
  const order_links = placed.flatMap((order) => {
    const store = stores.find(({ id: storeId }) => storeId === order.storeId);
    return store ? [orderPath(store.website_url, sealOrder(secrets, order.id))] : [];
  });
  return { order_numbers, order_links };
}
