import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Price } from "#ui/text/price.tsx";
import type { ShelfItem, Shop } from "../document/page-data.ts";
import { SellerText } from "../sections/seller-text.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockWords } from "./stock-words.tsx";
import { useInCart } from "./use-in-cart.ts";

interface ProductViewProps {
  shop: Shop;
  product: ShelfItem;
  onAdd: (product: ShelfItem) => void;
}

export function ProductView({ shop, product, onAdd }: ProductViewProps) {
  const inCart = useInCart(shop)(product.id);
  const soldOut = product.stock === 0;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
        <ProductPicture
          url={product.image_url}
          size={600}
          sizes="(min-width: 48rem) 24rem, 100vw"
          eager
          className="w-full"
        />
        {product.brand && <SellerText className="mt-4 text-faint text-sm">{product.brand}</SellerText>}
        {product.description && (
          <SellerText className="mt-2 whitespace-pre-line text-base text-body">
            {product.description}
          </SellerText>
        )}
      </div>
      <footer className="border-line border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <p className="flex items-baseline justify-between gap-4">
          <Price value={product.list_price} className="font-semibold text-lg text-strong" />
          {/* Announces what a press did: the page behind the open dialog is not announced. */}
          <output>
            {soldOut ? (
              <span className="text-faint text-sm">{t("Sold out")}</span>
            ) : (
              <StockWords left={product.stock} inCart={inCart} />
            )}
          </output>
        </p>
        <button
          type="button"
          disabled={soldOut}
          onClick={() => onAdd(product)}
          className="mt-3 h-12 w-full select-none rounded-md bg-accent font-semibold text-base text-on-accent transition-colors duration-120 enabled:hover:bg-accent-hover disabled:bg-hover disabled:text-faint"
        >
          {t("Add to cart")}
        </button>
      </footer>
    </>
  );
}
