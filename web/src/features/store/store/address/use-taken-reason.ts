import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

/** Returns why an address is taken, from the cached result of the live check; sends no request. */
export function useTakenReason(): (address: string) => string | undefined {
  const client = useQueryClient();
  return (address) => {
    const { queryKey } = readOf(store.checkWebsiteUrl, { query: { website_url: address } });
    const known = client.getQueryData<Answer<typeof store.checkWebsiteUrl>>(queryKey)?.data;
    return known?.available === false
      ? (known.reason ?? t("This website address is taken. Pick another one."))
      : undefined;
  };
}
