import { Store } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    addStoreDetail: {
      icon: Store,
      words:
        "shop name address hours opening time zone colour color look logo banner publish unpublish online",
    },
  },
};
