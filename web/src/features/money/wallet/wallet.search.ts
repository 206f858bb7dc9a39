import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { ReceiptText } from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

export const search: FeatureSearch = {
  screens: {
    transactions: { icon: ReceiptText, words: msg("payments ledger money history"), suggested: true },
  },
};
