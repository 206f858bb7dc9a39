import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { ShoppingBag } from "lucide-react";
import { itemsInWords, orderName } from "#features/selling/orders/order-words.ts";
import { call } from "#kernel/api/call.ts";
import { maxWords } from "#kernel/api/list-query.ts";
import type { FeatureSearch, RecordSource } from "#kernel/search/feature-search.ts";
import { typingPause } from "#kernel/search/typing-pause.ts";

/** The seller's orders, found by number, customer or item; an entry opens the order beside its list. */
const ownOrders: RecordSource = {
  name: msg("Your orders"),
  icon: ShoppingBag,
  own: true,
  search: async (query, signal) => {
    // One letter matches nearly everything.
    if (query.length < 2) return [];
    await typingPause(150, signal);
    const q = query.slice(0, maxWords);
    const found = await call(orders.list, { query: { q, page_size: 5 } }, { signal });
    return found.orders.map((order) => ({
      id: order.id,
      name: `${orderName(order)}, ${order.customer.name}`,
      words: `${order.customer.email} ${order.items.map(({ name }) => name).join(" ")}`,
      note: `${itemsInWords(order.items)} · ${t(orderStatusNames[order.status])}`,
      price: order.total,
      href: `${pages.orders}?${new URLSearchParams({ order: order.id })}`,
    }));
  },
};

export const search: FeatureSearch = {
  screens: {
    orders: {
      icon: ShoppingBag,
      words: msg("sales purchases shipping customers bought sold"),
      suggested: true,
    },
  },
  records: [ownOrders],
};
