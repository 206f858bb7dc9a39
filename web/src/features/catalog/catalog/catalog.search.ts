import { catalog, maxSearchLength } from "@solodesk/contract/catalog/catalog.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Package } from "lucide-react";
import { call } from "#kernel/api/call.ts";
import type { FeatureSearch, RecordSource } from "#kernel/search/feature-search.ts";
import { ranked } from "#kernel/search/ranking.ts";
import { typingPause } from "#kernel/search/typing-pause.ts";

/** The shared catalogue; the server tolerates typing errors. An entry opens the product beside the list of its name. */
const products: RecordSource = {
  name: msg("Products"),
  icon: Package,
  search: async (query, signal) => {
    // One letter matches nearly everything.
    if (query.length < 2) return [];
    await typingPause(150, signal);
    const q = query.slice(0, maxSearchLength);
    const answer = await call(catalog.search, { query: { q, page: 1, page_size: 5 } }, { signal });
    return answer.products.map(({ id, name, sku, brand, category, price, image_url }) => ({
      id,
      name,
      isLoose: ranked([{ name, words: `${sku} ${brand} ${category}` }], query).length === 0,
      note: brand || category,
      price,
      picture: image_url,
      href: `${pages.services}?${new URLSearchParams({ tab: "shared", q: name.slice(0, maxSearchLength), product: id })}`,
    }));
  },
};

export const search: FeatureSearch = { records: [products] };
