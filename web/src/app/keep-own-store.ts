import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { currentUser, onUserChange } from "#kernel/session/session.ts";
import { ownStoreKey, removeKey, writeText } from "#kernel/storage/storage.ts";

const { queryKey } = readOf(dashboard.get, {});

/** Stores the address of the user's own store page: a seller who opens it is not counted as a visitor. */
export function keepOwnStore(): void {
  keep();
  onUserChange(() => currentUser() ?? removeKey(ownStoreKey));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryKey[0] === dashboard.get.path) keep();
  });
}

function keep(): void {
  const known = queryClient.getQueryData<DashboardUser>(queryKey);
  if (known?.store_info) writeText(ownStoreKey, known.store_info.website_url);
  else if (known) removeKey(ownStoreKey);
}
