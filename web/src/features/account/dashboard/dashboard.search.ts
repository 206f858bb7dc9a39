import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { House } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: { home: { icon: House, words: msg("dashboard overview start today figures") } },
};
