import type { DecimalSign } from "@solodesk/contract/marketing/ads/ad-import.ts";

const NOTHING = /^(-+|–|—|n\/?a|null|none)$/i;

/** Tells whether a cell means "none", such as " --". */
export const isEmpty = (cell: string): boolean => {
  const bare = cell.trim();
  return bare === "" || NOTHING.test(bare);
};

/** Amounts are in millionths, so that fractions of cents add up exactly. */
export const MILLION = 1_000_000;
const PLACES = 6;

const SPACES = /[\s\u00a0\u202f'’]/g;
const CURRENCY = /^(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥₹₽₩])|(?:[A-Z]{3}|[$€£¥₹₽₩])$/;
const NUMBER = {
  point: /^[+-]?\d{1,3}(?:,?\d{3})*(?:\.\d*)?$|^[+-]?\d+(?:\.\d*)?$|^[+-]?\.\d+$/,
  comma: /^[+-]?\d{1,3}(?:\.?\d{3})*(?:,\d*)?$|^[+-]?\d+(?:,\d*)?$|^[+-]?,\d+$/,
};
const LONGEST = 60;
const PLAIN = /^\d{1,9}(?:\.\d{1,6})?$/;

/** Removes spaces and currency signs, and normalises the minus sign. */
export const bareNumber = (cell: string): string =>
  cell
    .replace(SPACES, "")
    .replace(/[−–]/g, "-")
    .replace(/^\((.+)\)$/, "-$1")
    .replace(/^-(?=[^\d.,])(.*)$/, (_all, rest: string) => `-${rest.replace(CURRENCY, "")}`)
    .replace(CURRENCY, "");

/** Returns the number in millionths, rounded. Undefined if it is not a number or is too large. */
export function readNumber(cell: string, sign: DecimalSign): number | undefined {
  if (sign === "point" && PLAIN.test(cell)) return Math.round(Number(cell) * MILLION);
  if (cell.length > LONGEST) return undefined;
  const bare = bareNumber(cell);
  if (!NUMBER[sign].test(bare)) return undefined;
  const [whole = "", fraction = ""] =
    sign === "point" ? bare.replaceAll(",", "").split(".") : bare.replaceAll(".", "").split(",");
  const isNegative = whole.startsWith("-");
  const digits = whole.replace(/^[+-]/, "").replace(/^0+(?=\d)/, "");
  if (digits.length > 9 + 3) return undefined;
  const millionths = Number(fraction.slice(0, PLACES).padEnd(PLACES, "0"));
  const up = Number(fraction[PLACES] ?? 0) >= 5 ? 1 : 0;
  const size = Number(digits) * MILLION + millionths + up;
  if (size > Number.MAX_SAFE_INTEGER) return undefined;
  return isNegative ? -size : size;
}
