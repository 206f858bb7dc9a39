import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Gift, WalletCards } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    giftCards: { icon: Gift, words: msg("gift card voucher certificate present") },
    giftCardBalance: { icon: WalletCards, words: msg("gift card balance voucher check what is left") },
  },
};
