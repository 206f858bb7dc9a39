import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import type { Detector } from "../detector.ts";
import { listRunningOut } from "../goods.repository.ts";

const MOST = 10;
const Facts = z.object({ productId: z.string(), name: z.string(), stock: z.int(), sold: z.int() });

/** Products that are gone within two weeks if they sell as they did. */
export const stockRunsOut: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listRunningOut(db, { storeId: store.id, now }, MOST);
    return rows.map((facts) => ({
      about: facts.productId,
      severity: "important",
      samples: facts.sold,
      facts,
    }));
  },
  say: ({ productId, name, stock, sold }) => ({
    title:
      stock === 0
        ? t("{product} is sold out", { product: name })
        : t("{product} runs out in {days, plural, one {# day} other {# days}}", {
            product: name,
            days: Math.max(1, Math.round((stock * 28) / sold)),
          }),
    why: t("You sold {sold} in the last 4 weeks and have {stock} left.", { sold, stock }),
    evidence: [
      {
        endpoint: "catalog.get",
        input: { params: { id: productId } },
        page: `${pages.services}?${new URLSearchParams({ product: productId })}`,
      },
    ],
  }),
};
