// One cache of answers for all screens.
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

/** Milliseconds for which what was read, or could not be read, is not asked for again. */
const FRESH = 15_000;

const isJustFailed = ({ state }: { state: Pick<QueryState, "status" | "errorUpdatedAt"> }): boolean =>
  state.status === "error" && now().getTime() - state.errorUpdatedAt < FRESH;

/** What waits for an answer: a part of the page, or the prefetch before there is one. */
interface Reader {
  meta?: ReadMeta | undefined;
}

const told = new WeakSet<CallError>();

/** Says a failure once, however many parts of the page wait for the answer, unless each of them says it itself. */
function tell(error: CallError, query: Reader & { observers: readonly { options: Reader }[] }): void {
  const readers = query.observers.length > 0 ? query.observers.map(({ options }) => options) : [query];
  if (told.has(error) || readers.every(({ meta }) => meta?.quiet)) return;
  told.add(error);
  notifyOf(error);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: tell }),
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: (query) => !isJustFailed(query),
      refetchOnMount: (query) => !isJustFailed(query),
      staleTime: FRESH,
      // "always": being offline is an answer to show, not a reason to wait silently.
      networkMode: "always",
    },
  },
});

// What was asked for before its screen stood fails silently: whoever shows it then says so.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === "observerAdded" && query.state.error) tell(query.state.error, query);
});

/** Asking for it again would only fail again. */
export function hasJustFailed(queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  return query !== undefined && isJustFailed(query);
}

/** What is on its way for the first time may have been read before the change, and would end the invalidation: it is asked for once more. */
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

// What one person fetched must never show to the next. Before the profile has come, the bearer says whose it is.
let owner = currentUser()?.id ?? subjectOf(readBearer() ?? "");
onUserChange(() => {
  const next = currentUser()?.id;
  if (owner !== undefined && next !== owner) queryClient.clear();
  // What could not be read because a session had ended is read by the next one.
  else if (next !== owner)
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" });
  owner = next;
});
