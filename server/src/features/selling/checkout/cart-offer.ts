import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Store } from "@solodesk/contract/store/store.ts";

/** What the database says of one line of a cart; amounts in minor units. */
export interface CartOffer {
  /** Who sells it; null: the marketplace itself. */
  store: Store | null;
  /** Does the store belong to whoever asks? */
  isOwn: boolean;
  name: string;
  sku: string;
  imageUrl: string | null;
  unitPrice: number;
  /** What the catalogue's operator gets of it. */
  unitWholesale: number;
  /** Of a product: how many there are; null: not counted. */
  stock: number | null;
  service?: Service;
  /** Of a service with a time: can it be had? */
  isFree?: boolean;
}
