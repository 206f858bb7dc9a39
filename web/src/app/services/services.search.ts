import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Package } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    services: {
      icon: Package,
      words: msg("products catalogue catalog items offers stock"),
      suggested: true,
      places: [
        {
          id: "shared",
          name: msg("Shared catalogue"),
          icon: Package,
          words: msg("add products wholesale pick browse catalog"),
          at: "?tab=shared",
        },
      ],
    },
  },
};
