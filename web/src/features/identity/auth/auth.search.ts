import { UserRound } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    profile: {
      icon: UserRound,
      words: "account my name picture avatar email password devices sessions sign out",
    },
  },
};
