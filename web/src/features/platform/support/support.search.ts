import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { CircleHelp, FileText, Mail, RotateCcw, ShieldCheck } from "lucide-react";
import { findFaqs } from "#features/platform/support/faqs/find-faqs.ts";
import type { FeatureSearch, RecordSource } from "#kernel/search/feature-search.ts";
import { readQuietly } from "#kernel/search/read-quietly.ts";

/** Matched and ordered as on the FAQs screen. */
const faqs: RecordSource = {
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

export const search: FeatureSearch = {
  screens: {
    faqs: { icon: CircleHelp, words: msg("help questions answers support") },
    terms: { icon: FileText, words: msg("legal conditions") },
    privacy: { icon: ShieldCheck, words: msg("legal data protection") },
    refundPolicy: { icon: RotateCcw, words: msg("legal returns money back") },
    contact: { icon: Mail, words: msg("help support email write message") },
  },
  records: [faqs],
};
