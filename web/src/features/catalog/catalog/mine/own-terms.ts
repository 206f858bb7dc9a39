// A product that leaves the catalogue takes its own price and its switch with it; undoing brings them back.
import { catalog, type ListedProduct, type ListingTerms } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { QueryClient } from "@tanstack/react-query";

/** By product; only what a newly listed one would not have by itself. */
export type OwnTerms = ReadonlyMap<Id, ListingTerms>;

const differs = ({ list_price, price, active }: ListedProduct): boolean =>
  !active || list_price.amount !== price.amount;

/** Read from what this tab has seen: a product is ticked on a page that was fetched. */
export function ownTermsOf(client: QueryClient, ids: readonly Id[]): OwnTerms {
  const wanted = new Set(ids);
  const pages = client.getQueriesData<Answer<typeof catalog.listMine>>({ queryKey: [catalog.listMine.path] });
  const listings = pages.flatMap(([, page]) => page?.products ?? []);
  const own = listings.filter((listing) => wanted.has(listing.id) && differs(listing));
  return new Map(own.map(({ id, list_price, active }) => [id, { product_id: id, list_price, active }]));
}
