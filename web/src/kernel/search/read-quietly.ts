import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import type { CallInput } from "#kernel/api/request-of.ts";

/** Reads from the cache that the screens share; the palette itself shows a failure. */
export const readQuietly = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
): Promise<Answer<E>> => queryClient.query({ ...readOf(endpoint, input), meta: { quiet: true } });
