import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { PackagePlus } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: { addProduct: { icon: PackagePlus, words: msg("new create own goods item sell") } },
};
