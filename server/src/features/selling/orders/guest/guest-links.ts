import { orderPath } from "@solodesk/contract/kernel/pages.ts";
import type { OrderLink } from "@solodesk/contract/selling/orders/order.ts";
import { listStores } from "#features/store/store/list-stores.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orderCode } from "../place/order-code.ts";

/** The store's name and the guest's link for each order, in the order given. */
export async function guestLinks(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  placed: readonly OrderRow[],
): Promise<OrderLink[]> {
  const stores = await listStores(
    db,
    placed.flatMap(({ storeId }) => storeId ?? []),
  );
  return placed.flatMap(({ id, storeId }) => {
    const store = stores.find((one) => one.id === storeId);
    return store ? [{ store: store.name, path: orderPath(store.website_url, orderCode(secrets, id)) }] : [];
  });
}
