import { websiteUrlFromName, withSuffix } from "@solodesk/contract/store/store/website-url.ts";
import { isReservedWebsiteUrl } from "./reserved-website-urls.ts";

const NUMBERS = Array.from({ length: 98 }, (_, i) => String(i + 2));

/**
 * Returns addresses for a store of this name, best first: the name itself, then numbered -2, -3 … -99, then
 * with `random`. None of them is reserved.
 */
export function madeWebsiteUrls(name: string, random: string): string[] {
  const made = websiteUrlFromName(name);
  if (made === undefined) return [`store-${random}`];
  const base = isReservedWebsiteUrl(made) ? withSuffix(made, "store") : made;
  // A Set, because a long name that ends in a number is its own numbered form once shortened.
  return [...new Set([base, ...NUMBERS.map((number) => withSuffix(base, number)), withSuffix(base, random)])];
}
