import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { CreditCard } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    pricing: {
      icon: CreditCard,
      words: msg("plans subscription billing credits upgrade invoice receipts"),
    },
  },
};
