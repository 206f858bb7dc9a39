import { ShoppingCart } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: { cartCheckout: { icon: ShoppingCart, words: "basket checkout buy pay" } },
};
