// Matching records. Each source is searched separately, so that a slow or failing one delays no other.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import type { Found, RecordSource } from "#kernel/search/feature-search.ts";
import type { Group } from "./entry.ts";
import { recordSources } from "./registry.ts";

interface Records {
  groups: readonly Group[];
  isSearching: boolean;
  /** Names of the sources that could not be searched. */
  failed: readonly string[];
  retry: () => void;
}

export function useRecords(query: string): Records {
  const client = useQueryClient();
  const answers = useQueries({
    queries: recordSources.map((source) => ({
      // An answer is stored under its search text: a slow answer to an earlier text never replaces a later
      // one.
      queryKey: keyOf(source, query),
      queryFn: ({ signal }: { signal: AbortSignal }) => source.search(query, signal),
      enabled: query !== "",
      placeholderData: () => answerToTheStart(client, source, query),
      staleTime: 0,
      refetchOnReconnect: true,
      meta: { quiet: true },
    })),
  });
  const broken = answers.filter(({ isError }) => isError);
  return {
    groups: recordSources.map((source, at) => ({
      name: t(source.name),
      entries: (answers[at]?.data ?? []).map((found) => ({
        ...found,
        source: t(source.name),
        icon: source.icon,
      })),
    })),
    isSearching: answers.some(({ isFetching }) => isFetching),
    failed: recordSources.filter((_, at) => answers[at]?.isError).map(({ name }) => t(name)),
    retry: () => {
      for (const { refetch } of broken) void refetch();
    },
  };
}

const keyOf = ({ name }: RecordSource, query: string) => ["palette", name, query];

/** Keeps the results for the start of this text in view until its own results arrive. */
function answerToTheStart(client: QueryClient, source: RecordSource, query: string) {
  for (let end = query.length - 1; end > 0; end -= 1) {
    const found = client.getQueryData<readonly Found[]>(keyOf(source, query.slice(0, end)));
    if (found) return found;
  }
}
