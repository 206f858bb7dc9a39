import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import {
  type DefaultError,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from "@tanstack/react-query";
import { call } from "./call.ts";
import type { CallInput } from "./request-of.ts";

/** A call that reads: its key in the cache, and how to fetch it. */
export interface Read<A> {
  queryKey: [path: string, input: CallInput];
  queryFn: (context: { signal: AbortSignal }) => Promise<A>;
}

/** Milliseconds from a prefetch to the mount of the screen that it is for. */
const JUST_FETCHED = 1000;

type Options<A, T> = UseQueryOptions<A, DefaultError, T, Read<A>["queryKey"]>;
type Placeholder<A, T> = NonNullable<Options<A, T>["placeholderData"]>;

interface ReadOptions<A, T> {
  enabled?: boolean;
  /** No error toast: the screen shows the failure itself. */
  quiet?: boolean;
  /**
   * Until the answer arrives, shows the previous answer of this hook; with a function, only if it accepts the input that the
   * previous answer belongs to.
   */
  keepPrevious?: boolean | ((input: CallInput) => boolean);
  /** Shown until the answer arrives. */
  placeholder?: Placeholder<A, T>;
  /** The part of the answer that the screen uses; it renders again only when that part changes. */
  select?: (answer: A) => T;
  /** Fetches on every mount, even if the answer in the cache is recent, unless it was just prefetched. */
  fresh?: boolean;
  /** Milliseconds until the next fetch, decided by the last answer; false stops. */
  pollAfter?: (answer: A) => number | false;
}

/**
 * Key and fetch function of a query. Keys come from the contract, so any feature can refresh another's data.
 */
export const readOf = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
): Read<Answer<E>> => ({
  queryKey: [endpoint.path, input],
  queryFn: ({ signal }) => call(endpoint, input, { signal }),
});

export function useRead<A, T = A>(read: Read<A>, options: ReadOptions<A, T> = {}): UseQueryResult<T> {
  const { enabled = true, quiet = false, keepPrevious, placeholder, select, fresh, pollAfter } = options;
  const previous: Placeholder<A, T> = (answer, query) =>
    keepPrevious === true || (query && keepPrevious && keepPrevious(query.queryKey[1])) ? answer : undefined;
  const rules: Options<A, T> = { ...read, enabled, meta: { quiet } };
  if (select) rules.select = select;
  if (fresh) rules.staleTime = JUST_FETCHED;
  if (keepPrevious) rules.placeholderData = previous;
  if (placeholder) rules.placeholderData = placeholder;
  if (pollAfter) rules.refetchInterval = ({ state: { data } }) => data !== undefined && pollAfter(data);
  return useQuery(rules);
}
