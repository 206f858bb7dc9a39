import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as MoneyValue } from "@solodesk/contract/kernel/money.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Money } from "#ui/text/money.tsx";
import { Price } from "#ui/text/price.tsx";

interface ProductPriceProps {
  price: MoneyValue;
  /** What it cost before; null if nothing else. */
  compare_at: MoneyValue | null;
  /** Whether the price is the lowest of several. */
  has_variants: boolean;
  className?: string;
}

/** What a product costs, with the price before crossed out. */
export const ProductPrice = ({ price, compare_at, has_variants, className }: ProductPriceProps) => (
  <>
    {has_variants ? (
      <span className={className}>
        {t("from {price}||the lowest of several", { price: moneyText(price) })}
      </span>
    ) : (
      <Price value={price} {...(className !== undefined && { className })} />
    )}
    {compare_at && compare_at.amount > price.amount && (
      <s className="text-faint text-sm">
        <span className="sr-only">{t("Before:||a former price")} </span>
        <Money value={compare_at} />
      </s>
    )}
  </>
);
