// One query cache for all screens.
import { hashKey, QueryCache, QueryClient, type QueryKey, type QueryState } from "@tanstack/react-query";
import { notifyOf } from "../page/notify.ts";
import { currentUser, onUserChange } from "../session/session.ts";
import { subjectOf } from "../session/token-subject.ts";
import { readBearer } from "../session/tokens.ts";
import { now } from "../time/clock.ts";
import type { CallError } from "./call-error.ts";
import { onRefreshed } from "./refreshed.ts";

interface ReadMeta extends Record<string, unknown> {
  /** No error toast: the screen shows the failure itself. */
  quiet?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: CallError;
    queryMeta: ReadMeta;
  }
}

/** Milliseconds for which an answer, or a failure to get it, is not fetched again. */
const FRESH = 15_000;

const isJustFailed = ({ state }: { state: Pick<QueryState, "status" | "errorUpdatedAt"> }): boolean =>
  state.status === "error" && now().getTime() - state.errorUpdatedAt < FRESH;

/** A component that reads a query; or the prefetch, before there is one. */
interface Reader {
  meta?: ReadMeta | undefined;
}

/** A query that failed; its data is what was fetched before. */
interface Failed {
  queryKey: QueryKey;
  state: { data: unknown };
}

let isMuted = (_error: CallError, _query: Failed): boolean => false;

/** Failures that this rule accepts raise no toast. */
export function muteFailures(rule: typeof isMuted): void {
  isMuted = rule;
}

const notified = new WeakSet<CallError>();

/** Shows a failure once, however many components read the query, unless all of them show it themselves. */
function notifyFailure(
  error: CallError,
  query: Reader & Failed & { observers: readonly { options: Reader }[] },
): void {
  if (isMuted(error, query)) return;
  const readers = query.observers.length > 0 ? query.observers.map(({ options }) => options) : [query];
  if (notified.has(error) || readers.every(({ meta }) => meta?.quiet)) return;
  notified.add(error);
  notifyOf(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notifyFailure }),
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: (query) => !isJustFailed(query),
      refetchOnMount: (query) => !isJustFailed(query),
      staleTime: FRESH,
      // "always": if the browser is offline, the screen says so at once instead of waiting silently.
      networkMode: "always",
    },
  },
});

// A prefetch fails silently; the first component that reads the query then shows the error.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === "observerAdded" && query.state.error) notifyFailure(query.state.error, query);
});

/** True if fetching the query again now would most likely fail again. */
export function hasJustFailed(queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  return query !== undefined && isJustFailed(query);
}

/**
 * Fetches queries of this key again. A first fetch that is still running may have read the data before the
 * change, and its result ends the invalidation, so the fetch is repeated.
 */
async function refresh(queryKey: QueryKey): Promise<void> {
  const first = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: "fetching",
    predicate: ({ state }) => state.data === undefined,
  });
  void queryClient.invalidateQueries({ queryKey });
  if (first.length === 0) return;
  await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []));
  await queryClient.invalidateQueries({ queryKey });
}

onRefreshed((endpoints) => {
  for (const { path } of endpoints) void refresh([path]);
});

// Data fetched for one user must never be shown to the next. Until the profile is loaded, the bearer token
// names the user.
let owner = currentUser()?.id ?? subjectOf(readBearer() ?? "");
onUserChange(() => {
  const next = currentUser()?.id;
  if (owner !== undefined && next !== owner) queryClient.clear();
  // Queries that failed because a session had ended are fetched again in the new one.
  else if (next !== owner)
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" });
  owner = next;
});
