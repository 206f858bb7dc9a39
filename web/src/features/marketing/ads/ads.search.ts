import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { ChartNoAxesColumn } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    adsAnalytics: {
      icon: ChartNoAxesColumn,
      words: msg("advertising campaigns marketing clicks spend visits"),
    },
  },
};
