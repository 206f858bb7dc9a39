import type { Faq } from "@solodesk/contract/platform/support.ts";
import { AskUs } from "../ask-us.tsx";
import { useHashTarget } from "../written/use-hash-target.ts";
import { CategoryLinks } from "./category-links.tsx";
import { faqCategories } from "./faq-categories.ts";
import { FaqList } from "./faq-list.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { findFaqs, wordsOf } from "./find-faqs.ts";
import { NoFaqFound } from "./no-faq-found.tsx";
import { useFaqAddress } from "./use-faq-address.ts";
import { useOpenFaqs } from "./use-open-faqs.ts";

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
        {shown.length === 1 ? "1 question" : `${shown.length} questions`}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <CategoryLinks categories={faqCategories(faqs, found)} total={found.length} address={address} />
        {shown.length === 0 ? (
          <NoFaqFound address={address} elsewhere={found.length} />
        ) : (
          <div className="min-w-0 max-w-[48rem]">
            <FaqList faqs={shown} words={wordsOf(address.typed)} open={open} onOpen={setOpen} />
            <footer className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
              <p className="text-body">Not answered here?</p>
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
