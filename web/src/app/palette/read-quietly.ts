import type { Answer, Endpoint, Input } from "@solodesk/contract/kernel/endpoint.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import type { CallInput } from "#kernel/api/request-of.ts";

/** A read that shares what the screens have fetched; its failure is the palette's to show. */
export const readQuietly = <E extends Endpoint>(
  endpoint: E,
  input: Input<E> & CallInput,
): Promise<Answer<E>> => queryClient.query({ ...readOf(endpoint, input), meta: { quiet: true } });
