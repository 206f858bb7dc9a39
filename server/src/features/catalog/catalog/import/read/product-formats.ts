import { FileError } from "./file-error.ts";
import { namesOf, type OpenReader } from "./product-reader.ts";
import type { FormatName } from "./read-options.ts";
import { isShopify, shopifyProducts } from "./shopify-products.ts";
import { isWooCommerce, wooCommerceProducts } from "./woocommerce-products.ts";

interface ShopFormat {
  open: OpenReader;
  recognises(columns: string[]): boolean;
  /** The columns it is recognised by, for an error message. */
  columns: string;
}

/** The export formats of other shops; all of them are tables. */
const shops: Record<Exclude<FormatName, "native">, ShopFormat> = {
  shopify: {
    open: shopifyProducts,
    recognises: isShopify,
    columns: "Handle, Title, Option1 Name, Variant Price",
  },
  woocommerce: {
    open: wooCommerceProducts,
    recognises: isWooCommerce,
    columns: "Type, Name, Published, Regular price",
  },
};

/** Returns the reader of the shop with these columns; undefined for our own format. Throws FileError. */
export function findShop(columns: string[], wanted: FormatName | undefined): OpenReader | undefined {
  if (wanted === "native") return undefined;
  if (wanted === undefined) return Object.values(shops).find((shop) => shop.recognises(columns))?.open;
  const shop = shops[wanted];
  if (shop.recognises(columns)) return shop.open;
  throw new FileError(
    `The file is not in the ${wanted} format, which has the columns ${shop.columns}; it has: ${namesOf(columns)}.`,
  );
}
