/** `amount` in as many whole parts as there are, which differ by one at most and sum to it exactly. */
export function spreadEvenly(amount: number, parts: number): number[] {
  const [whole, rest] = [Math.floor(amount / parts), amount % parts];
  const extra = (n: number) => Math.floor((n * rest) / parts);
  return Array.from({ length: parts }, (_part, n) => whole + extra(n + 1) - extra(n));
}
