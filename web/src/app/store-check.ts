// Spec 4, start-up: whoever has no store yet is led to where one is made, once a page load.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf } from "#kernel/api/query.ts";
import { hasJustFailed, queryClient } from "#kernel/api/query-client.ts";

let checked = false;

export async function lacksStore(): Promise<boolean> {
  const read = readOf(dashboard.get, {});
  if (checked || hasJustFailed(read.queryKey)) return false;
  try {
    const { is_store_details_updated } = await queryClient.query(read);
    checked = true;
    return !is_store_details_updated;
  } catch (error) {
    // The toast has said it; whether there is a store stays open until the next navigation.
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** Whoever began where a store is made has been there: a link to the profile may lead on. */
export function standsAtStore(): void {
  checked = true;
}
