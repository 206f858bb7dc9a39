import type { DateOrder } from "@solodesk/contract/marketing/ads/ad-import.ts";

// Month names in English, German, French and Spanish, by their first letters.
const beginnings: readonly (readonly string[])[] = [
  ["jan", "jän", "ene"],
  ["feb", "fév", "fev"],
  ["mar", "mär", "mrz", "mae"],
  ["apr", "avr", "abr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aoû", "aou", "ago"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez", "déc", "dic"],
];

/** Returns 1 to 12; undefined if it is not a month. */
function monthOf(name: string): number | undefined {
  const at = beginnings.findIndex((words) => words.some((word) => name.startsWith(word)));
  return at < 0 ? undefined : at + 1;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export interface WrittenDay {
  year: number;
  /** Month and day. For `2/3/2026` the first and the second number, in either meaning. */
  first: number;
  second: number;
  /** Undefined if the notation does not tell. */
  order: DateOrder | undefined;
}

const TIME = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?:Z|[+-]\d{2}:?\d{2})?)?`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, "i");
const PACKED = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, "i");
const NAME = String.raw`(\p{L}{3,12})\.?`;
const DAY_FIRST = new RegExp(
  String.raw`^(?:\p{L}+\.?,? )?(\d{1,2})\.?(?: de)? ?-?${NAME}(?: de|,)? ?-?(\d{4})$`,
  "u",
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:\p{L}+\.?,? )?${NAME} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$`,
  "u",
);

const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const exists = (year: number, month: number, day: number): boolean =>
  day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : (months[month - 1] ?? 0));

const inCentury = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

const swapped = (found: RegExpExecArray | null): (string | undefined)[] =>
  found ? [found[0], found[2], found[1], found[3]] : [];

/** Returns undefined if it is not a day. */
export function parseDay(cell: string): WrittenDay | undefined {
  const written = cell.trim();
  const iso = ISO.exec(written) ?? PACKED.exec(written);
  if (iso)
    return { year: Number(iso[1]), first: Number(iso[2]), second: Number(iso[3]), order: "month_first" };
  const numbers = NUMBERS.exec(written);
  if (numbers) {
    const [, first, sign, second, year = ""] = numbers;
    const order = sign === "." ? ("day_first" as const) : undefined;
    return { year: inCentury(year), first: Number(first), second: Number(second), order };
  }
  const lower = written.toLowerCase();
  const [, day, name = "", year] = DAY_FIRST.exec(lower) ?? swapped(MONTH_FIRST.exec(lower));
  const month = monthOf(name);
  if (month === undefined) return undefined;
  return { year: Number(year), first: month, second: Number(day), order: "month_first" };
}

/** Returns "2026-01-31"; undefined if the date does not exist. */
export function dayFromDate(
  { year, first, second, order }: WrittenDay,
  guessed: DateOrder,
): string | undefined {
  const [month, day] = (order ?? guessed) === "month_first" ? [first, second] : [second, first];
  if (!exists(year, month, day)) return undefined;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
