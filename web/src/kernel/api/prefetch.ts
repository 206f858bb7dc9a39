import { hasJustFailed, queryClient } from "./query-client.ts";

interface Read {
  queryKey: unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/**
 * Loads an answer that is not cached, without waiting. If that fails, the screen that uses the answer shows
 * the error.
 */
export const prefetch = (read: Read): void => {
  if (hasJustFailed(read.queryKey)) return;
  queryClient.query({ ...read, staleTime: "static", meta: { quiet: true } }).catch(() => undefined);
};
