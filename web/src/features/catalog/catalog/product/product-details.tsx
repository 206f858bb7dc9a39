import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ReactNode, useState } from "react";
import { pictureSource } from "#ui/picture/picture-source.ts";
import { Money } from "#ui/text/money.tsx";
import { Margin } from "../mine/margin.tsx";
import { ProductFact } from "./product-fact.tsx";
import { StockLeft } from "./stock-left.tsx";

/** As wide as the drawer. The product's name follows below, so the picture has no text of its own. */
function ProductPicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string>();
  const look = "aspect-[4/3] w-full bg-raised";
  if (src === null || src === broken) {
    return (
      <svg
        viewBox="0 0 160 120"
        aria-hidden="true"
        className={`${look} fill-none stroke-2 stroke-edge [stroke-linejoin:round]`}
      >
        <path d="M60 52l20-10 20 10v22L80 84 60 74zM60 52l20 10 20-10M80 62v22" />
      </svg>
    );
  }
  return (
    <img
      {...pictureSource(src, "(min-width: 48rem) 28rem, 100vw")}
      alt=""
      decoding="async"
      onError={() => setBroken(src)}
      className={`${look} object-contain`}
    />
  );
}

interface ProductDetailsProps {
  product: Product;
  /** The facts about prices of the seller's listing; otherwise those of the catalogue are shown. */
  terms: ReactNode;
  actions: ReactNode;
}

export function ProductDetails({ product, terms, actions }: ProductDetailsProps) {
  const { name, brand, category, description, sku, price, wholesale_price } = product;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <ProductPicture src={product.image_url} />
        <div className="p-5">
          <h2 className="break-words text-lg">{name}</h2>
          <p className="mt-1 text-faint">{[brand, category].filter(Boolean).join(" · ")}</p>
          <dl className="mt-5 border-line border-t">
            {terms ?? (
              <>
                <ProductFact name={t("Price")}>
                  <Money value={price} />
                </ProductFact>
                <ProductFact name={t("Wholesale||the wholesale price")}>
                  <Money value={wholesale_price} />
                </ProductFact>
                <ProductFact name={t("You earn")}>
                  <Margin price={price} cost={wholesale_price} />
                </ProductFact>
              </>
            )}
            <ProductFact name={t("Stock||how many are left")}>
              <StockLeft left={product.stock} />
            </ProductFact>
            {sku && <ProductFact name={t("SKU")}>{sku}</ProductFact>}
          </dl>
          {description.trim() && (
            <p className="mt-5 whitespace-pre-line break-words text-body">{description}</p>
          )}
        </div>
      </div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:[&>button]:flex-1">
          {actions}
        </footer>
      )}
    </>
  );
}
