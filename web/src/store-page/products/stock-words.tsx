interface StockWordsProps {
  /** null is not counted. */
  left: number | null;
  /** How many of it are in the cart. */
  inCart: number;
}

/** How many are in the cart, or that few are left. */
export function StockWords({ left, inCart }: StockWordsProps) {
  if (inCart > 0) {
    return (
      <span key={inCart} className="inline-block animate-bump text-accent-text text-sm">
        {inCart} in cart
      </span>
    );
  }
  if (left === null || left === 0 || left > 5) return null;
  return <span className="text-faint text-sm">{left} left</span>;
}
