import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { isUnderWay } from "./payout-words.ts";
import { payoutsRead } from "./payouts-read.ts";

/** Milliseconds until what is under way is asked about again. */
const PATIENCE = 20_000;

/** What can be withdrawn now and a page of what was; the one before stays until it comes. */
export function usePayouts() {
  const [query] = useSearchParams();
  return useQuery({
    ...payoutsRead(query),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.data.some(isUnderWay) === true && PATIENCE,
  });
}
