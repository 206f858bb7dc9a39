import { pages } from "@solodesk/contract/kernel/pages.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { CircleHelp } from "lucide-react";
import { findFaqs } from "#features/platform/support/faqs/find-faqs.ts";
import { pageNames } from "#kernel/page/page-names.ts";
import type { RecordSource } from "../entry.ts";
import { readQuietly } from "../read-quietly.ts";

/** Matched and ordered as on the FAQs screen. */
export const faqs: RecordSource = {
  name: pageNames.faqs,
  icon: CircleHelp,
  search: async (query) => {
    // One letter occurs in every answer.
    if (query.length < 2) return [];
    const { data } = await readQuietly(support.listFaqs, {});
    return findFaqs(data, query)
      .slice(0, 3)
      .map(({ id, question, category }) => ({
        id,
        name: question,
        note: category,
        href: `${pages.faqs}#${encodeURIComponent(id)}`,
      }));
  },
};
