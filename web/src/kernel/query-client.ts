// One cache of answers for all screens.
import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { CallError } from "./call-error.ts";
import { notifyOf } from "./notify.ts";
import { onRefreshed } from "./refreshed.ts";
import { currentUser, onUserChange } from "./session.ts";
import { subjectOf } from "./token-subject.ts";
import { readBearer } from "./tokens.ts";

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

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.quiet) notifyOf(error);
    },
  }),
  defaultOptions: {
    // "always": being offline is an answer to show, not a reason to wait silently.
    queries: { retry: false, staleTime: 15_000, networkMode: "always" },
  },
});

onRefreshed((endpoints) => {
  for (const { path } of endpoints) void queryClient.invalidateQueries({ queryKey: [path] });
});

// What one person fetched must never show to the next. Before the profile has come, the bearer says whose it is.
let owner = currentUser()?.id ?? subjectOf(readBearer() ?? "");
onUserChange(() => {
  const next = currentUser()?.id;
  if (owner !== undefined && next !== owner) queryClient.clear();
  owner = next;
});
