import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Palette } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: { styleGuide: { icon: Palette, words: msg("demo design components") } },
};
