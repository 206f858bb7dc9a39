import { support, type WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { useRead } from "#kernel/api/query.ts";

export const useWrittenPage = (name: WrittenPageName) => useRead(support.getPage, { params: { name } });
