import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog, type ListedProduct, type ListingTerms } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { sendInBatches } from "../select/send-in-batches.ts";

/** Unlists up to `maxProductIds`; `useChangeListings` takes any number and refreshes the lists. */
const useUnselectProducts = () => useSend(catalog.unselect);

/** Lists up to `maxProductIds`; `useChangeListings` takes any number and refreshes the lists. */
const useSelectProducts = () => useSend(catalog.select);

// A product removed from the catalogue loses its own price and its switch; undo restores both.
/** By product; only terms that differ from those of a newly listed product. */
type OwnTerms = ReadonlyMap<Id, ListingTerms>;

const differs = ({ list_price, price, active }: ListedProduct): boolean =>
  !active || list_price.amount !== price.amount;

/** Read from this tab's cache: a product can be ticked only on a page that was fetched. */
function ownTermsOf(client: QueryClient, ids: readonly Id[]): OwnTerms {
  const wanted = new Set(ids);
  const pages = client.getQueriesData<Answer<typeof catalog.listMine>>({ queryKey: [catalog.listMine.path] });
  const listings = pages.flatMap(([, page]) => page?.products ?? []);
  const own = listings.filter((listing) => wanted.has(listing.id) && differs(listing));
  return new Map(own.map(({ id, list_price, active }) => [id, { product_id: id, list_price, active }]));
}

export type ListingAction = "add" | "remove";

export interface ListingWork {
  change: ListingAction;
  done: number;
  of: number;
}

/** Spec 4: after each change the dashboard and the lists are fetched again. */
const touched = [
  dashboard.get,
  catalog.get,
  catalog.listMine,
  catalog.listMyCategories,
  catalog.list,
  catalog.search,
];

/**
 * Adds products to and removes them from the seller's own catalogue, with the toasts of spec 8; a removal can
 * be undone.
 */
export function useChangeListings(onDone: (ids: readonly Id[]) => void) {
  const client = useQueryClient();
  const [work, setWork] = useState<ListingWork>();
  const selecting = useSelectProducts();
  const unselecting = useUnselectProducts();

  const run = async (change: ListingAction, ids: readonly Id[], own: OwnTerms = new Map()): Promise<void> => {
    const leaving = ownTermsOf(client, ids);
    const sendPart = (product_ids: Id[]) =>
      change === "remove"
        ? unselecting.mutateAsync({ body: { product_ids } })
        : selecting.mutateAsync({
            body: { product_ids, terms: product_ids.flatMap((id) => own.get(id) ?? []) },
          });
    let done = 0;
    setWork({ change, done, of: ids.length });
    try {
      const answer = await sendInBatches(ids, sendPart, (part) => {
        done += part.length;
        setWork({ change, done, of: ids.length });
        onDone(part);
      });
      const undo = { label: t("Undo"), onPress: () => void run("add", ids, leaving) };
      notify({
        type: "success",
        title: t("Success"),
        description: answer?.message,
        ...(change === "remove" ? { action: undo } : {}),
      });
    } catch (error) {
      // The refusal has been shown, and the remaining products stay ticked.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setWork(undefined);
      if (done > 0) refreshed(touched);
    }
  };
  return { work, change: (change: ListingAction, ids: readonly Id[]) => void run(change, ids) };
}
