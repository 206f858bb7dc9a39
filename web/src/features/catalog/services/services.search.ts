import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { CalendarPlus, Clock } from "lucide-react";
import type { FeatureSearch, Found, RecordSource } from "#kernel/search/feature-search.ts";
import { ranked } from "#kernel/search/ranking.ts";
import { readQuietly } from "#kernel/search/read-quietly.ts";
import { durationWords } from "#kernel/text/duration-words.ts";

const found = ({ id, name, description, price, duration_minutes, image_url }: Service): Found => ({
  id,
  name,
  words: description,
  note: durationWords(duration_minutes),
  price,
  picture: image_url ?? undefined,
  href: pages.service.replace(":id", id),
});

/** The seller's services. One response lists them all, so the palette searches them itself. */
const ownServices: RecordSource = {
  name: msg("Your services"),
  icon: Clock,
  own: true,
  search: async (query) => {
    const mine = await readQuietly(catalog.listMine, { query: { page: 1, page_size: productPageSize } });
    return ranked(mine.services.map(found), query)
      .slice(0, 5)
      .map(({ entry }) => entry);
  },
};

export const search: FeatureSearch = {
  screens: { addService: { icon: CalendarPlus, words: msg("new create offer") } },
  records: [ownServices],
};
