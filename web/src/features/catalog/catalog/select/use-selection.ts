import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { useState } from "react";

interface Selectable {
  id: Id;
  selected: boolean;
  /** Known in the seller's own catalogue. */
  source?: ListedProduct["source"];
}

export interface Selection {
  /** Product ids, each with the product as it was when it was ticked. */
  chosen: ReadonlyMap<Id, Selectable>;
  pick: (index: number, product: Selectable, toAnchor: boolean) => void;
  pickAll: (products: readonly Selectable[]) => void;
  drop: (ids: readonly Id[]) => void;
  clear: () => void;
}

type Between = (first: number, last: number) => Promise<readonly Selectable[]>;

/**
 * The ticked products, across pages and searches.
 * @param list identifies what row numbers refer to; a range never reaches from one search into another.
 */
export function useSelection(list: string, between: Between): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<Id, Selectable>>(new Map());
  const [anchor, setAnchor] = useState<{ list: string; index: number }>();

  const set = (products: readonly Selectable[], on: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const product of products) {
        if (on) after.set(product.id, product);
        else after.delete(product.id);
      }
      return after;
    });
  const drop = (ids: readonly Id[]) => setChosen((before) => without(before, ids));

  const pick = (index: number, product: Selectable, toAnchor: boolean) => {
    const on = !chosen.has(product.id);
    set([product], on);
    setAnchor({ list, index });
    if (!toAnchor || anchor?.list !== list) return;
    // If a page in between cannot be fetched, its own toast says so; the ticks stay as they are.
    between(Math.min(anchor.index, index), Math.max(anchor.index, index)).then(
      (products) => set(products, on),
      () => undefined,
    );
  };
  return {
    chosen,
    pick,
    pickAll: (products) => set(products, true),
    drop,
    clear: () => setChosen(new Map()),
  };
}

function without(chosen: ReadonlyMap<Id, Selectable>, ids: readonly Id[]): ReadonlyMap<Id, Selectable> {
  const rest = new Map(chosen);
  for (const id of ids) rest.delete(id);
  return rest;
}
