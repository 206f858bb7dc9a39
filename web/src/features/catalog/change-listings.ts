import { catalog } from "@solodesk/contract/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { send } from "#kernel/send.ts";

/** As many as one call takes. */
const most = 1000;

const endpoints = { add: catalog.select, remove: catalog.unselect } as const;

export type ListingChange = keyof typeof endpoints;

/**
 * Lists or unlists any number of products, a thousand a call, one call after the other.
 * @param onDone is told the ids of each call that succeeded.
 * @returns the server's sentence. Throws the CallError of the first call that failed; those before it stay done.
 */
export async function changeListings(
  change: ListingChange,
  ids: readonly Id[],
  onDone: (ids: readonly Id[]) => void,
): Promise<string> {
  let message = "";
  for (let from = 0; from < ids.length; from += most) {
    const product_ids = ids.slice(from, from + most);
    ({ message } = await send(endpoints[change], { body: { product_ids } }));
    onDone(product_ids);
  }
  return message;
}
