/** Splits `amount` into whole parts that differ by at most one and add up to it exactly. */
export function spreadEvenly(amount: number, parts: number): number[] {
  const [whole, rest] = [Math.floor(amount / parts), amount % parts];
  const extra = (n: number) => Math.floor((n * rest) / parts);
  return Array.from({ length: parts }, (_part, n) => whole + extra(n + 1) - extra(n));
}
