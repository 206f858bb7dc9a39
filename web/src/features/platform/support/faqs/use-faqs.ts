import { support } from "@solodesk/contract/platform/support.ts";
import { useRead } from "#kernel/api/query.ts";

export const useFaqs = (options: Parameters<typeof useRead>[2] = {}) =>
  useRead(support.listFaqs, {}, options);
