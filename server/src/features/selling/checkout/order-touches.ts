import type { StoreTouch } from "@solodesk/contract/store/visits/touch.ts";
import type { PricedGroup } from "#features/selling/orders/place/priced-group.ts";
import { heardTouch } from "#features/store/visits/counted-touch.ts";
import type { TouchedSubject } from "#features/store/visits/keep-touches.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Visitor } from "#kernel/serve/serve.ts";
import type { CartPart } from "./price-cart.ts";

interface Sent {
  sent: readonly StoreTouch[] | undefined;
  visitor: Pick<Visitor, "optsOut">;
}

/** A store's order gets what led to that store and to no other; by the address its things were put into the cart from. */
export function orderTouches(
  deps: Pick<Deps, "clock">,
  parts: readonly CartPart[],
  groups: readonly PricedGroup[],
  { sent = [], visitor }: Sent,
): TouchedSubject[] {
  return groups.flatMap(({ orderId, storeId }, nth) => {
    const part = parts[nth];
    if (storeId === null || !part) return [];
    const addresses = [part.store?.website_url, ...part.lines.map(({ item }) => item.website_url)];
    const found = sent.find(({ website_url }) => addresses.includes(website_url));
    const touch = heardTouch(deps, found?.touch, visitor);
    return touch ? [{ kind: "order", id: orderId, storeId, touch }] : [];
  });
}
