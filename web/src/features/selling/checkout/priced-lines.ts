import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartPreview, CartProblem, PricedItem } from "@solodesk/contract/selling/checkout.ts";
import { lineKey } from "./wanted-items.ts";

interface LineFound {
  priced: PricedItem | undefined;
  problem: CartProblem | undefined;
}

/**
 * Returns a line's price and problem from a preview of the cart `asked`. That may be an earlier cart, so both
 * are matched by the line's identity.
 */
export function pricedLine(
  { groups, problems }: Pick<CartPreview, "groups" | "problems">,
  asked: readonly WantedItem[],
  item: WantedItem,
): LineFound {
  const key = lineKey(item);
  const priced = groups
    .flatMap(({ store, items }) =>
      items.map((one) => ({ one, key: lineKey({ ...one, website_url: store?.website_url ?? null }) })),
    )
    .find((found) => found.key === key)?.one;
  const line = asked.findIndex((one) => lineKey(one) === key);
  return { priced, problem: problems.find((one) => one.line === line && one.id === item.id) };
}
