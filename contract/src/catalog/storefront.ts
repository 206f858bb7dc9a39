import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Pagination, pageQuery, productPageSize } from "../kernel/page.ts";
import { Slug } from "../kernel/slug.ts";
import { text } from "../kernel/text.ts";
import type { PageTheme } from "../store/store/page-look.ts";
import { Store } from "../store/store.ts";
import { ListedProduct } from "./catalog.ts";
import { ProductOption, Variant } from "./own-products/options.ts";
import { GalleryPicture } from "./own-products/picture.ts";
import { OfferedService } from "./services.ts";

/** The public view of a listed product: without what it costs the seller and unanswered changes. */
export const ShelfProduct = ListedProduct.omit({ wholesale_price: true, cost: true, changes: true });
export type ShelfProduct = z.infer<typeof ShelfProduct>;

/** A product with all that its page shows. */
export const ProductDetail = ShelfProduct.extend({
  /** The first one is shown in lists. */
  pictures: z.array(GalleryPicture),
  options: z.array(ProductOption),
  variants: z.array(Variant),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const Storefront = z.object({
  store: Store,
  products: z.array(ShelfProduct),
  services: z.array(OfferedService),
  pagination: Pagination,
});
export type Storefront = z.infer<typeof Storefront>;

/**
 * Input of the built store page: `renderStorePage(page: StorePage): string` returns a whole HTML document.
 */
export interface StorePage {
  storefront: Storefront;
  /** Public address of this installation: scheme and host, without a trailing slash. */
  publicUrl: string;
  /** Paths on this site, such as /assets/store-page-1a2b.js. */
  assets: { scripts: string[]; styles: string[] };
}

/**
 * Input of the built page of one product or service: `renderItemPage(page: ItemPage): string` returns a whole HTML
 * document. `related` are others of the store.
 */
export interface ItemPage extends Pick<StorePage, "publicUrl" | "assets"> {
  store: Store;
  item:
    | { kind: "product"; product: ProductDetail; related: ShelfProduct[] }
    | { kind: "service"; service: OfferedService; related: OfferedService[] };
}

/**
 * Input of the built page that other websites frame: `renderEmbeddedPage(page: EmbeddedPage): string` returns a
 * whole HTML document.
 */
export interface EmbeddedPage extends StorePage {
  /** Null for the store's own. */
  theme: PageTheme | null;
  /** The one service to show; null for all. */
  service: Id | null;
}

/** The same for an address without an open store: `renderClosedEmbed(page: ClosedEmbed): string`. */
export type ClosedEmbed = Pick<EmbeddedPage, "theme" | "assets">;

export const storefront = {
  get: endpoint({
    method: "GET",
    path: `${M}/user-store-link`,
    summary: "Get a published store and what it offers",
    access: "public",
    query: z.strictObject({ website_url: text(100, 1), ...pageQuery(productPageSize) }),
    answer: z.object({ status: z.literal(true), data: Storefront }),
    refuses: ["not_found"],
    failed: msg("Failed to load store"),
  }),
  getProduct: endpoint({
    method: "GET",
    path: `${M}/store/:website_url/products/:id`,
    summary: "Get a product that a published store offers, with its pictures and variants",
    access: "public",
    /** The product's id or its slug. */
    params: z.strictObject({ website_url: text(100, 1), id: z.union([Id, Slug]) }),
    answer: z.object({ status: z.literal(true), data: ProductDetail }),
    refuses: ["not_found"],
    failed: msg("Failed to load product"),
  }),
};
