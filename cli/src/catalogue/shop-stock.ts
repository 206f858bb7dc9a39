/** Nothing is counted that the shop does not count, or sells beyond what it has. */
export function shopStock(counted: string, isEndless: boolean): string {
  if (isEndless) return "";
  return counted.startsWith("-") ? "0" : counted;
}
