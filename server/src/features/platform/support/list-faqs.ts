import type { Faq } from "@solodesk/contract/platform/support.ts";
import type { Texts } from "./read-texts.ts";

/** All of them: they are few, and the reader's page searches in them by itself. */
export const listFaqs = ({ faqs }: Texts): Faq[] => faqs;
