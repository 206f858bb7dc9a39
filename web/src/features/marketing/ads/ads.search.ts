import { ChartNoAxesColumn } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    adsAnalytics: {
      icon: ChartNoAxesColumn,
      words: "advertising campaigns marketing clicks spend visits",
    },
  },
};
