import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { TicketPercent } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    discounts: { icon: TicketPercent, words: msg("coupon voucher promo code sale offer percent off") },
  },
};
