// The orders of a payment as the buyer sees them.
import type { OrderLink } from "@solodesk/contract/selling/orders/order.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { guestLinks } from "#features/selling/orders/guest/guest-links.ts";
import type { PlacedOrder } from "#features/selling/orders/list/list-placed.ts";
import type { Deps } from "#kernel/deps.ts";

/** Members find their orders in their account; guests get a link to each. */
export const toBuyerOrders = async (
  deps: Pick<Deps, "db" | "secrets">,
  { userId }: Payment,
  placed: readonly PlacedOrder[],
): Promise<{ order_numbers: string[]; order_links: OrderLink[] }> => ({
  order_numbers: placed.map(({ number }) => String(number)),
  order_links: userId === null ? await guestLinks(deps, placed) : [],
});
