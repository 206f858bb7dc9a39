import { queryClient } from "./query-client.ts";
import { readOf } from "./query.ts";

/** Starts a fetch and waits for nothing: its failure shows where the answer is used. */
export const prefetch: (...read: Parameters<typeof readOf>) => void = (endpoint, input) => {
  queryClient.query(readOf(endpoint, input)).catch(() => undefined);
};
