/**
 * Returns the stock, at least "0"; "" (not tracked) if the shop does not count it or sells beyond what it
 * has.
 */
export function shopStock(counted: string, isEndless: boolean): string {
  if (isEndless) return "";
  return counted.startsWith("-") ? "0" : counted;
}
