import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Faq } from "@solodesk/contract/platform/support.ts";
import { Link2 } from "lucide-react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { AccordionItem, AccordionPanel, AccordionTrigger } from "#ui/layout/accordion.tsx";
import { Blocks } from "../written/blocks.tsx";
import { PlainHeading } from "../written/plain-heading.tsx";
import { copyLink } from "./copy-link.ts";
import { excerpt } from "./excerpt.ts";
import { MarkedText } from "./marked-text.tsx";

interface FaqItemProps {
  faq: Faq;
  words: readonly string[];
  isOpen: boolean;
}

export const FaqItem = ({ faq: { id, question, answer, blocks }, words, isOpen }: FaqItemProps) => (
  <AccordionItem
    value={id}
    id={id}
    tabIndex={-1}
    className="group scroll-mt-20 border-line border-b focus-visible:outline-offset-0"
  >
    <div className="flex items-start gap-2">
      <AccordionTrigger>
        <MarkedText words={words}>{question}</MarkedText>
      </AccordionTrigger>
      <IconButton
        label={t("Copy link to “{title}”", { title: question })}
        onClick={() => void copyLink(id)}
        className="mt-1 text-faint opacity-0 focus-visible:opacity-100 group-hover:opacity-100 group-data-[state=open]:opacity-100 touch:mt-0.5 touch:opacity-100"
      >
        <Link2 />
      </IconButton>
    </div>
    {words.length > 0 && !isOpen && (
      <div className="-mt-1 pe-11 pb-3 ps-6.5 text-faint">
        <p className="line-clamp-2">
          <MarkedText words={words}>{excerpt(answer, words)}</MarkedText>
        </p>
      </div>
    )}
    <AccordionPanel>
      <div className="max-w-[68ch] pe-4 pb-6 text-body text-md">
        <Blocks blocks={blocks} Heading={PlainHeading} words={words} />
      </div>
    </AccordionPanel>
  </AccordionItem>
);
