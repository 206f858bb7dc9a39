import type { Answer, Endpoint, Input } from "@solodesk/contract/kernel/endpoint.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";
import type { CallInput } from "./request-of.ts";

interface ReadOptions {
  enabled?: boolean;
  /** No error toast: the screen shows the failure itself. */
  quiet?: boolean;
}

/**
 * Key and fetch function of a query. Keys come from the contract, so any feature can refresh another's data.
 */
export const readOf = <E extends Endpoint>(endpoint: E, input: Input<E> & CallInput) => ({
  queryKey: [endpoint.path, input],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<E>> => call(endpoint, input, { signal }),
});

export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & CallInput,
  { enabled = true, quiet = false }: ReadOptions = {},
): UseQueryResult<Answer<E>> {
  return useQuery({
    ...readOf(endpoint, input),
    enabled,
    meta: { quiet },
  });
}
