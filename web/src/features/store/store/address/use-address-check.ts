import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxStoreName, store, WebsiteUrl } from "@solodesk/contract/store/store.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";

export type AddressCheck =
  | { state: "idle" }
  | { state: "checking" }
  | { state: "yours" }
  | { state: "free" }
  | { state: "taken"; reason: string; suggestions: string[] }
  | { state: "failed" };

interface Wanted {
  address: string;
  /** Checked instead while the address is empty, so that a name in another script gets suggestions too. */
  name: string;
  /** The store's present address. */
  own: string | undefined;
}

/** Checks whether an address is free, 300 ms after the last key press. */
export function useAddressCheck({ address, name, own }: Wanted): AddressCheck {
  const wanted = address === "" ? name.trim() : address;
  const settled = useDebounced(wanted, 300);
  const isName = address === "";
  const asks =
    wanted !== "" &&
    wanted.length <= maxStoreName &&
    address !== own &&
    (isName || WebsiteUrl.safeParse(address).success);
  const check = useRead(readOf(store.checkWebsiteUrl, { query: { website_url: settled } }), {
    enabled: asks && settled === wanted,
    quiet: true,
  });
  if (address !== "" && address === own) return { state: "yours" };
  if (!asks) return { state: "idle" };
  if (settled !== wanted || check.isPending) return { state: "checking" };
  if (check.isError) return { state: "failed" };
  const { available, reason, suggestions } = check.data.data;
  if (isName) return { state: "taken", reason: t("Pick an address with the letters a to z."), suggestions };
  if (available) return { state: "free" };
  return {
    state: "taken",
    reason: reason ?? t("This website address is taken. Pick another one."),
    suggestions,
  };
}
