import { t } from "@solodesk/contract/kernel/language/t.ts";
import { classes } from "#ui/look/classes.ts";
import type { ShelfItem, Shop } from "../document/page-data.ts";
import { itemLink } from "../sections/item-link.ts";
import { SellerText } from "../sections/seller-text.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { ProductPrice } from "./product-price.tsx";
import { StockWords } from "./stock-words.tsx";

/** The card's share of the page width, which has a maximum. */
const shelfSizes = "(min-width: 64rem) min(25vw, 17rem), (min-width: 48rem) 33vw, 50vw";

const action =
  "h-11 w-full select-none rounded-md bg-accent-wash font-semibold text-accent-text text-base transition-colors duration-120";

interface ProductCardProps {
  shop: Shop;
  product: ShelfItem;
  eager: boolean;
  /** How many are in the cart. */
  inCart: number;
  onAdd: (product: ShelfItem) => void;
}

export function ProductCard({ shop, product, eager, inCart, onAdd }: ProductCardProps) {
  const soldOut = product.stock === 0;
  const nameId = `name-${product.id}`;
  const page = itemLink(shop, "product", product.slug);
  return (
    <li id={product.id} className="flex min-w-0 flex-col">
      <div className="relative">
        {/* For pointers only; keyboard and screen reader users have the name below. */}
        <a href={page} tabIndex={-1} aria-hidden="true">
          <ProductPicture
            url={product.image_url}
            size={600}
            sizes={shelfSizes}
            eager={eager}
            className={classes("w-full", soldOut && "opacity-55")}
          />
        </a>
        {soldOut && (
          <span className="pointer-events-none absolute top-2 start-2 rounded-md bg-canvas px-2 py-1 font-medium text-strong text-xs">
            {t("Sold out")}
          </span>
        )}
      </div>
      <h3 className="mt-3 line-clamp-3 text-base md:text-md">
        <a href={page} className="rounded-sm underline-offset-4 hover:underline">
          <SellerText as="span" id={nameId}>
            {product.name}
          </SellerText>
        </a>
      </h3>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <ProductPrice {...product} price={product.list_price} className="text-md text-strong" />
        <StockWords left={product.stock} inCart={inCart} />
      </div>
      {product.description && <Description>{product.description}</Description>}
      {product.has_variants ? (
        <div className="mt-auto pt-3">
          <a
            href={page}
            aria-describedby={nameId}
            className={classes(
              action,
              "flex items-center justify-center hover:bg-accent hover:text-on-accent active:bg-accent active:text-on-accent",
            )}
          >
            {t("Choose options||of a product")}
          </a>
        </div>
      ) : (
        <div className="mt-auto pt-3 scriptless:hidden">
          <button
            type="button"
            disabled={soldOut}
            aria-describedby={nameId}
            onClick={() => onAdd(product)}
            className={classes(
              action,
              "enabled:active:bg-accent enabled:active:text-on-accent enabled:hover:bg-accent enabled:hover:text-on-accent disabled:bg-hover disabled:text-faint",
            )}
          >
            {t("Add to cart")}
          </button>
        </div>
      )}
    </li>
  );
}

/** Shows two lines and expands on a press; works without JavaScript. */
const Description = ({ children }: { children: string }) => (
  <details className="group mt-1.5 text-faint text-sm">
    <SellerText
      as="summary"
      className="line-clamp-2 cursor-pointer list-none rounded-sm hover:text-body group-open:line-clamp-none [&::-webkit-details-marker]:hidden"
    >
      {children}
    </SellerText>
  </details>
);
