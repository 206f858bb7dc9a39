import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Languages } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    translations: {
      icon: Languages,
      words: msg("translate language own texts names descriptions store page"),
    },
  },
};
