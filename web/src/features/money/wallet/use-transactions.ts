import { useQuery } from "@tanstack/react-query";
import type { WantedList } from "#kernel/api/wanted-list.ts";
import { soughtTransactions, transactionsRead } from "./transactions-read.ts";

/** One page. Other words, days and pages show what was there until they come; another kind begins anew. */
export function useTransactions(kind: string | undefined, wanted: WantedList) {
  const { type } = soughtTransactions(kind, wanted);
  return useQuery({
    ...transactionsRead(kind, wanted),
    meta: { quiet: true },
    placeholderData: (before, query) =>
      query?.queryKey.some((part) => typeof part === "object" && part.query?.type === type)
        ? before
        : undefined,
  });
}
