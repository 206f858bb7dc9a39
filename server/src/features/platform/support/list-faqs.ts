import type { Faq } from "@solodesk/contract/platform/support.ts";
import type { Texts } from "./read-texts.ts";

/** Returns all FAQs: they are few, and the page searches them in the browser. */
export const listFaqs = ({ faqs }: Texts): Faq[] => faqs;
