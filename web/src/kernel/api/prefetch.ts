import type { Read } from "./query.ts";
import { hasJustFailed, queryClient } from "./query-client.ts";

/**
 * Loads an answer that is not cached, without waiting. If that fails, the screen that uses the answer shows
 * the error.
 */
export const prefetch = (read: Read<unknown>): void => {
  if (hasJustFailed(read.queryKey)) return;
  queryClient.query({ ...read, staleTime: "static", meta: { quiet: true } }).catch(() => undefined);
};
