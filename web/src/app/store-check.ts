// Spec 4, start-up: a user without a store is redirected to the store form, once per page load.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { connection } from "#kernel/api/connection.ts";
import { readOf } from "#kernel/api/query.ts";
import { hasJustFailed, queryClient } from "#kernel/api/query-client.ts";

let checked = false;

export async function lacksStore(): Promise<boolean> {
  const read = readOf(dashboard.get, {});
  // Without a connection nobody could create a store.
  if (checked || connection.get() === "offline" || hasJustFailed(read.queryKey)) return false;
  try {
    const { is_store_details_updated } = await queryClient.query(read);
    checked = true;
    return !is_store_details_updated;
  } catch (error) {
    // The failure has raised a toast; the check is repeated at the next navigation.
    if (error instanceof CallError) return false;
    throw error;
  }
}

/**
 * A page load that starts on the store form counts as checked, so its link to the profile is not redirected.
 */
export function markStoreChecked(): void {
  checked = true;
}
