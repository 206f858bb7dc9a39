import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { ShoppingCart } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: { cartCheckout: { icon: ShoppingCart, words: msg("basket checkout buy pay") } },
};
