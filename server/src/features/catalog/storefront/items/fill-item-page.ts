import type { ItemPage } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PageKind } from "@solodesk/contract/kernel/slug.ts";
import { readActiveListings } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { listServices } from "#features/catalog/services/list-services.ts";
import { translateTexts } from "#features/catalog/translations/translate-texts.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { readProductDetail } from "../read-product-detail.ts";
import { toShelfProduct } from "../to-shelf-product.ts";

interface Wanted {
  websiteUrl: string;
  kind: PageKind;
  id: Id;
  /** Of products. */
  related: readonly Id[];
}

/** Most related services. */
const MOST_RELATED = 4;

/** What the page of a product or service shows, in the reader's language; undefined if the store does not offer it. */
export async function fillItemPage(
  deps: Deps,
  { websiteUrl, kind, id, related }: Wanted,
): Promise<Pick<ItemPage, "store" | "item"> | undefined> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  if (!found) return undefined;
  const { store } = found;
  return kind === "product" ? fillProduct(deps, store, id, related) : fillService(deps, store, id);
}

type Filled = Promise<Pick<ItemPage, "store" | "item"> | undefined>;

async function fillProduct(deps: Deps, store: ItemPage["store"], id: Id, related: readonly Id[]): Filled {
  const listings = await readActiveListings(deps, store.id, [id, ...related]);
  const translated = await translateTexts(deps.db, store.id, [store.id, ...listings.map((one) => one.id)]);
  const [product, ...others] = listings.map((listing) => translated(toShelfProduct(listing)));
  if (product?.id !== id) return undefined;
  const detail = await readProductDetail(deps, store.id, product);
  return { store: translated(store), item: { kind: "product", product: detail, related: others } };
}

async function fillService(deps: Deps, store: ItemPage["store"], id: Id): Filled {
  const all = await listServices(deps, store.id, { onlyActive: true });
  const at = all.findIndex((one) => one.id === id);
  const service = all[at];
  if (!service) return undefined;
  // The next ones in the seller's order, then from the beginning.
  const others = [...all.slice(at + 1), ...all.slice(0, at)].slice(0, MOST_RELATED);
  const translated = await translateTexts(
    deps.db,
    store.id,
    [store, service, ...others].map((one) => one.id),
  );
  return {
    store: translated(store),
    item: { kind: "service", service: translated(service), related: others.map(translated) },
  };
}
