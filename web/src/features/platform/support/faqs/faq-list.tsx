import type { Faq } from "@solodesk/contract/platform/support.ts";
import { Accordion } from "#ui/layout/accordion.tsx";
import { FaqItem } from "./faq-item.tsx";

interface FaqListProps {
  faqs: readonly Faq[];
  /** Searched words: with them the best match comes first, whatever its category. */
  words: readonly string[];
  open: string[];
  onOpen: (open: string[]) => void;
}

export function FaqList({ faqs, words, open, onOpen }: FaqListProps) {
  const groups = words.length > 0 ? [["", faqs] as const] : [...Map.groupBy(faqs, (faq) => faq.category)];
  return (
    <Accordion type="multiple" value={open} onValueChange={onOpen} className="space-y-10">
      {groups.map(([name, group]) => (
        <div key={name}>
          <h2 className={name === "" ? "sr-only" : "border-line border-b pb-2 text-lg"}>
            {name || "Search results"}
          </h2>
          {group.map((faq) => (
            <FaqItem key={faq.id} faq={faq} words={words} isOpen={open.includes(faq.id)} />
          ))}
        </div>
      ))}
    </Accordion>
  );
}
