import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Landmark } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    withdrawal: { icon: Landmark, words: msg("payout cash out bank transfer earnings money") },
  },
};
