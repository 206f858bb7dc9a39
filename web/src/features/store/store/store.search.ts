import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Store } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    addStoreDetail: {
      icon: Store,
      words: msg(
        "shop name address hours opening time zone colour color look logo banner publish unpublish online",
      ),
    },
  },
};
