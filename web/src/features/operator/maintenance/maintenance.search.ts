import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { BookOpen, Landmark, Mail, PackageOpen, Server, Users } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

/** The pages of all tabs of the operators' frame. */
export const search: FeatureSearch = {
  screens: {
    operator: {
      icon: Server,
      words: msg("operator checks doctor backup books health"),
      forOperators: true,
    },
    operatorPeople: {
      icon: Users,
      words: msg("operator accounts sellers users suspend debt view"),
      forOperators: true,
    },
    operatorMoney: {
      icon: Landmark,
      words: msg("operator withdrawals disputes approve bank"),
      forOperators: true,
    },
    operatorOrders: {
      icon: PackageOpen,
      words: msg("operator ship deliver cancel returns restock"),
      forOperators: true,
    },
    operatorMessages: {
      icon: Mail,
      words: msg("operator queue undelivered webhooks contact messages"),
      forOperators: true,
    },
    operatorCatalogue: {
      icon: BookOpen,
      words: msg("operator products import plans subscriptions"),
      forOperators: true,
    },
  },
};
