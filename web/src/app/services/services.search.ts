import { Package } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    services: {
      icon: Package,
      words: "products catalogue catalog items offers stock",
      suggested: true,
      places: [
        {
          id: "shared",
          name: "Shared catalogue",
          icon: Package,
          words: "add products wholesale pick browse catalog",
          at: "?tab=shared",
        },
      ],
    },
  },
};
