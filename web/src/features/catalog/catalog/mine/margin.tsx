import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { Money } from "#ui/text/money.tsx";

/** The profit on a price, in money and as a share of the price. */
export function Margin({ price, cost }: { price: Amount; cost: Amount }) {
  const amount = price.amount - cost.amount;
  const share = price.amount === 0 ? undefined : amount / price.amount;
  return (
    <span className={amount < 0 ? "text-wrong" : undefined}>
      <Money value={{ ...price, amount }} />
      {share !== undefined && (
        <span className="ms-2 font-normal text-faint">
          {numberFormat({ style: "percent" }).format(share)}
        </span>
      )}
    </span>
  );
}

/** The profit on a listed product, as far as its cost is known. */
export function ListedMargin({ product }: { product: ListedProduct }) {
  const cost = product.source === "own" ? product.cost : product.wholesale_price;
  if (cost) return <Margin price={product.list_price} cost={cost} />;
  return (
    <span className="text-faint" title={t("Enter what it costs you to see what you earn.")}>
      –
    </span>
  );
}
