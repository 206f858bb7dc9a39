import { store } from "@solodesk/contract/store/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

/** Why an address cannot be had, as far as the live check has found out by now; asks nothing itself. */
export function useTakenReason(): (address: string) => string | undefined {
  const client = useQueryClient();
  return (address) => {
    const { queryKey } = readOf(store.checkWebsiteUrl, { query: { website_url: address } });
    const known = store.checkWebsiteUrl.answer.safeParse(client.getQueryData(queryKey)).data?.data;
    return known?.available === false
      ? (known.reason ?? "This website address is taken. Pick another one.")
      : undefined;
  };
}
