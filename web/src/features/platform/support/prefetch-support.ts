import { support, type WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf } from "#kernel/api/query.ts";

export const prefetchPage = (name: WrittenPageName): void =>
  prefetch(readOf(support.getPage, { params: { name } }));

export const prefetchFaqs = (): void => prefetch(readOf(support.listFaqs, {}));
