import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { UserRound } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    profile: {
      icon: UserRound,
      words: msg("account my name picture avatar email password devices sessions sign out"),
    },
  },
};
