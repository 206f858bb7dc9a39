import type { Id } from "@solodesk/contract/kernel/id.ts";

/** Its place in the storage. Addresses of pictures never have this name, so it isn't public. */
export const answerFileKey = (id: Id, type: string): string =>
  `${id}/answer.${type === "application/pdf" ? "pdf" : "webp"}`;
