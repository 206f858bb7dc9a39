import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { after, days } from "#kernel/time/clock.ts";
import type { Detector } from "../detector.ts";
import { listUnusedLinks } from "../goods.repository.ts";

const MOST = 3;
const OLD = days(14);
const Facts = z.object({ id: z.string(), name: z.string() });

/** Tagged links that nobody has followed. */
export const linkUnused: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listUnusedLinks(db, store.id, after(now, -OLD), MOST);
    return rows.map((facts) => ({ about: facts.id, severity: "note", samples: 1, facts }));
  },
  say: ({ name }) => ({
    title: t("Nobody has used your link {link}", { link: name }),
    why: t("You created it more than 2 weeks ago. Is it where your customers can see it?"),
    evidence: [{ endpoint: "links.list", input: {}, page: pages.adsAnalytics }],
  }),
};
