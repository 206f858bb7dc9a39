import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Faq } from "@solodesk/contract/platform/support.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { Accordion } from "#ui/layout/accordion.tsx";
import { AskUs } from "../ask-us.tsx";
import { idIn, isStaying, useHashTarget } from "../written/use-hash-target.ts";
import { CategoryLinks } from "./category-links.tsx";
import { faqCategories } from "./faq-categories.ts";
import { FaqItem } from "./faq-item.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { findFaqs, typedWords } from "./find-faqs.ts";
import { NoFaqFound } from "./no-faq-found.tsx";
import { useFaqAddress } from "./use-faq-address.ts";

/**
 * Which questions are open: those the visitor opened, and those an address named. `pointAt` writes the last
 * one into the address.
 */
function useOpenFaqs(pointAt: (id: string) => void) {
  const { key, hash, state } = useLocation();
  const [seen, setSeen] = useState({ key, open: [idIn(hash)], at: idIn(hash) });
  const { open, at } = seen;
  if (seen.key !== key) {
    const id = idIn(hash);
    // A navigation by the screen itself arrives late: the visitor may have closed that question again.
    setSeen(isStaying(state) ? { ...seen, key } : { key, open: [...open, id], at: id });
  }
  const setOpen = (next: string[]) => {
    const kept = next.includes(at) ? at : "";
    const pointed = next.find((one) => !open.includes(one)) ?? kept;
    setSeen({ key, open: next, at: pointed });
    if (pointed !== at) pointAt(pointed);
  };
  return { open, setOpen };
}

interface FaqListProps {
  faqs: readonly Faq[];
  /** Searched words: with them the best match comes first, whatever its category. */
  words: readonly string[];
  open: string[];
  onOpen: (open: string[]) => void;
}

function FaqList({ faqs, words, open, onOpen }: FaqListProps) {
  const groups = words.length > 0 ? [["", faqs] as const] : [...Map.groupBy(faqs, (faq) => faq.category)];
  return (
    <Accordion type="multiple" value={open} onValueChange={onOpen} className="space-y-10">
      {groups.map(([name, group]) => (
        <div key={name}>
          <h2 className={name === "" ? "sr-only" : "border-line border-b pb-2 text-lg"}>
            {name || t("Search results")}
          </h2>
          {group.map((faq) => (
            <FaqItem key={faq.id} faq={faq} words={words} isOpen={open.includes(faq.id)} />
          ))}
        </div>
      ))}
    </Accordion>
  );
}

export function FaqBrowser({ faqs }: { faqs: readonly Faq[] }) {
  const address = useFaqAddress();
  const { open, setOpen } = useOpenFaqs(address.pointAt);
  useHashTarget();
  const found = findFaqs(faqs, address.typed);
  const shown = found.filter(({ category }) => address.category === "" || category === address.category);
  return (
    <>
      <FaqSearch typed={address.typed} onType={address.type} />
      <p role="status" className="sr-only">
        {t("{count, plural, one {# question} other {# questions}}", { count: shown.length })}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <CategoryLinks categories={faqCategories(faqs, found)} total={found.length} address={address} />
        {shown.length === 0 ? (
          <NoFaqFound address={address} elsewhere={found.length} />
        ) : (
          <div className="min-w-0 max-w-[48rem]">
            <FaqList faqs={shown} words={typedWords(address.typed)} open={open} onOpen={setOpen} />
            <footer className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
              <p className="text-body">{t("Not answered here?")}</p>
              <div className="flex flex-wrap gap-2">
                <AskUs />
              </div>
            </footer>
          </div>
        )}
      </div>
    </>
  );
}
