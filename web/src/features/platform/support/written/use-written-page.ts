import { support, type WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

export const useWrittenPage = (name: WrittenPageName) =>
  useRead(readOf(support.getPage, { params: { name } }));
