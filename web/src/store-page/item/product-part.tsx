import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { maxQuantity } from "@solodesk/contract/selling/orders/item.ts";
import { type ReactNode, useState } from "react";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Stepper } from "#ui/forms/stepper.tsx";
import { ProductPrice } from "../products/product-price.tsx";
import { useInCart } from "../products/use-in-cart.ts";
import { SellerText } from "../sections/seller-text.tsx";
import type { useShopping } from "../use-shopping.ts";
import { unchosen } from "./choice.ts";
import { Gallery } from "./gallery.tsx";
import { ItemColumns } from "./item-columns.tsx";
import type { ItemData, ShownProduct } from "./item-data.ts";
import { picturesOf } from "./pictures-of.ts";
import { useChoice } from "./use-choice.ts";
import { VariantPicker } from "./variant-picker.tsx";

interface ProductPartProps {
  page: ItemData;
  product: ShownProduct;
  onAdd: ReturnType<typeof useShopping>["add"];
}

/** The most pieces that are worth saying how few are left. */
const few = 5;

export function ProductPart({ page: { shop, delivery }, product, onAdd }: ProductPartProps) {
  const { choice, variant, pick } = useChoice(product);
  const [quantity, setQuantity] = useState(1);
  const { id, name, variants, brand } = product;
  const hasVariants = variants.length > 0;
  const inCart = useInCart(shop)(id, variant?.id);
  const missing = unchosen(product, choice);
  const stock = hasVariants ? stockOf(variants, variant) : product.stock;
  const soldOut = stock === 0;

  function add() {
    const words = product.options.map((option) => variant?.options[option.name]).filter(Boolean);
    onAdd({
      id,
      name: words.length > 0 ? `${name} (${words.join(", ")})` : name,
      list_price: variant?.price ?? product.list_price,
      image_url: variant?.image_url ?? product.image_url,
      ...(variant && { variant_id: variant.id }),
      quantity,
    });
    setQuantity(1);
  }

  return (
    <ItemColumns pictures={<Gallery pictures={picturesOf(product)} shown={variant?.image_url ?? null} />}>
      {brand && <SellerText className="text-base text-faint">{brand}</SellerText>}
      <SellerText as="h1" className="mt-1 text-xl md:text-2xl">
        {name}
      </SellerText>
      <p aria-live="polite" className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <ProductPrice {...priceOf(product, variant)} className="font-semibold text-lg text-strong" />
        <StockLeft stock={stock} />
      </p>
      <VariantPicker product={product} choice={choice} onPick={pick} />
      <div className="mt-6 flex flex-wrap items-center gap-3 scriptless:hidden">
        {!soldOut && (
          <Stepper
            label={t("Quantity of {item}", { item: name })}
            less={t("One less of {item}", { item: name })}
            more={t("One more of {item}", { item: name })}
            value={quantity}
            max={Math.min(stock ?? maxQuantity, maxQuantity)}
            onChange={setQuantity}
          />
        )}
        <Button
          look="primary"
          className="h-12 min-w-48 flex-1"
          disabled={soldOut || (hasVariants && !variant)}
          onClick={add}
        >
          {buttonWords(soldOut, hasVariants ? missing[0] : undefined)}
        </Button>
      </div>
      <output className="mt-2 block min-h-5 text-accent-text text-sm">
        {inCart > 0 && t("{count} in cart", { count: inCart })}
      </output>
      {product.description && (
        <SellerText className="mt-4 max-w-[65ch] whitespace-pre-line break-words text-base text-body">
          {product.description}
        </SellerText>
      )}
      <Delivery delivery={delivery} />
    </ItemColumns>
  );
}

function buttonWords(soldOut: boolean, missing: string | undefined): string {
  if (soldOut) return t("Sold out");
  return missing === undefined
    ? t("Add to cart")
    : t("Choose: {option}||an option of a product", { option: missing });
}

/** Of the chosen variant; before, whether any is left. */
function stockOf(variants: ShownProduct["variants"], variant: ShownProduct["variants"][number] | undefined) {
  if (variant) return variant.stock;
  return variants.some(({ stock }) => stock !== 0) ? null : 0;
}

/** Of the chosen variant; before, the lowest of all. */
function priceOf(product: ShownProduct, variant: ShownProduct["variants"][number] | undefined) {
  if (variant) return { price: variant.price, compare_at: variant.compare_at, has_variants: false };
  const amounts = new Set(product.variants.map(({ price }) => price.amount));
  return { price: product.list_price, compare_at: product.compare_at, has_variants: amounts.size > 1 };
}

function StockLeft({ stock }: { stock: number | null }): ReactNode {
  if (stock === 0) return <span className="text-base text-faint">{t("Sold out")}</span>;
  if (stock === null || stock > few) return null;
  return <span className="text-base text-faint">{t("Only {count} left||in stock", { count: stock })}</span>;
}

const Delivery = ({ delivery: { flat, free_over } }: Pick<ItemData, "delivery">) => (
  <div className="mt-6 border-line border-t pt-4 text-base">
    <h2 className="font-medium text-base">{t("Delivery")}</h2>
    <p className="mt-1 text-body">{deliveryWords(flat, free_over)}</p>
  </div>
);

function deliveryWords(flat: Money, freeOver: Money | null): string {
  if (flat.amount === 0) return t("Free shipping");
  const price = moneyText(flat);
  return freeOver === null
    ? t("Shipping {price}", { price })
    : t("Shipping {price}, free from {amount}||what the goods of an order are worth", {
        price,
        amount: moneyText(freeOver),
      });
}
