import { hasJustFailed, queryClient } from "./query-client.ts";

interface Read {
  queryKey: unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/** Asks for what is not known yet and waits for nothing: its failure shows where the answer is used. */
export const prefetch = (read: Read): void => {
  if (hasJustFailed(read.queryKey)) return;
  queryClient.query({ ...read, staleTime: "static", meta: { quiet: true } }).catch(() => undefined);
};
