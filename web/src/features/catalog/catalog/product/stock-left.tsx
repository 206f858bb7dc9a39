/** null means that the stock is not counted. */
export function StockLeft({ left }: { left: number | null }) {
  if (left === null) return <span className="text-faint">In stock</span>;
  return left === 0 ? <span className="text-wrong">Sold out</span> : left.toLocaleString();
}
