import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { ReactNode } from "react";
import { Money } from "#ui/text/money.tsx";
import { Margin } from "../mine/margin.tsx";
import { ProductFact } from "./product-fact.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockLeft } from "./stock-left.tsx";

interface ProductDetailsProps {
  product: Product;
  /** Facts of its seller's own. */
  more: ReactNode;
  actions: ReactNode;
}

export function ProductDetails({ product, more, actions }: ProductDetailsProps) {
  const { name, brand, category, description, sku, price, wholesale_price } = product;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <ProductPicture src={product.image_url} />
        <div className="p-5">
          <h2 className="break-words text-lg">{name}</h2>
          <p className="mt-1 text-faint">{[brand, category].filter(Boolean).join(" · ")}</p>
          <dl className="mt-5 border-line border-t">
            {more}
            <ProductFact name={more ? "Recommended price" : "Price"}>
              <Money value={price} />
            </ProductFact>
            <ProductFact name="Wholesale">
              <Money value={wholesale_price} />
            </ProductFact>
            {!more && (
              <ProductFact name="You earn">
                <Margin price={price} cost={wholesale_price} />
              </ProductFact>
            )}
            <ProductFact name="Stock">
              <StockLeft left={product.stock} />
            </ProductFact>
            <ProductFact name="SKU">{sku}</ProductFact>
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
