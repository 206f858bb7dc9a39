import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import type { Detector } from "../detector.ts";
import { findNeverBought } from "../goods.repository.ts";

const Facts = z.object({ count: z.int(), visits: z.int(), name: z.string() });

/** Products that visitors pass by. */
export const neverBought: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const facts = await findNeverBought(db, { storeId: store.id, now });
    return facts ? [{ severity: "note", samples: facts.visits, facts }] : [];
  },
  say: ({ count, visits, name }) => ({
    title: t("{count, plural, one {# product has} other {# products have}} never sold", { count }),
    why: t(
      "Your store page had {visits} visits in the last 4 weeks. Start with {product}: a new price or picture may help.",
      { visits, product: name },
    ),
    evidence: [{ endpoint: "catalog.listMine", input: {}, page: pages.services }],
  }),
};
