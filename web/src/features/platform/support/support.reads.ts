import { support, type WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

const pageReads =
  (name: WrittenPageName): ScreenReads =>
  () => [readOf(support.getPage, { params: { name } })];

export const termsReads = pageReads("terms-and-conditions");
export const privacyReads = pageReads("privacy");
export const refundPolicyReads = pageReads("refund-policy");
export const contactReads = pageReads("contact-us");
export const faqsReads: ScreenReads = () => [readOf(support.listFaqs, {})];
