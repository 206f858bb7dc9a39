import { t } from "@solodesk/contract/kernel/language/t.ts";

interface StockWordsProps {
  /** `null` if stock is not counted. */
  left: number | null;
  /** How many are in the cart. */
  inCart: number;
}

/** The number in the cart; else the number in stock, if 5 or fewer are left. */
export function StockWords({ left, inCart }: StockWordsProps) {
  if (inCart > 0) {
    return (
      <span key={inCart} className="inline-block animate-bump text-accent-text text-sm">
        {t("{count} in cart", { count: inCart })}
      </span>
    );
  }
  if (left === null || left === 0 || left > 5) return null;
  return <span className="text-faint text-sm">{t("{count} left||in stock", { count: left })}</span>;
}
