// The variants that come from a product's options, as the form holds them: one row per combination of values. Every
// change of the options keeps the rows that still fit, with their ids, and adds the missing ones.
import { maxVariants } from "@solodesk/contract/catalog/own-products/options.ts";
import { z } from "zod";

export const WrittenOption = z.object({ name: z.string(), values: z.array(z.string()) });
export type WrittenOption = z.infer<typeof WrittenOption>;

export const WrittenVariant = z.object({
  /** Empty for a new variant. */
  id: z.string(),
  /** One of each option, in the order of the options; empty for an option without values. */
  values: z.array(z.string()),
  price: z.string(),
  compare_at: z.string(),
  cost: z.string(),
  /** Empty: not counted. */
  stock: z.string(),
  /** The stock that was read from the server; null for a new variant. */
  stock_was: z.string().nullable(),
  sku: z.string(),
  barcode: z.string(),
  image_url: z.string().nullable(),
  /** Taken out: it stays in the form, but is not for sale. */
  isOut: z.boolean(),
});
export type WrittenVariant = z.infer<typeof WrittenVariant>;

export interface Grid {
  options: readonly WrittenOption[];
  variants: readonly WrittenVariant[];
}

/** What the first row starts with. */
export type RowTerms = Pick<WrittenVariant, "price" | "compare_at" | "cost" | "stock">;

/** Number of combinations that the options allow; 0 as long as none has a value. */
export const combinationsOf = (options: readonly WrittenOption[]): number =>
  options.every(({ values }) => values.length === 0)
    ? 0
    : options.reduce((product, { values }) => product * Math.max(values.length, 1), 1);

/** All combinations, in the order of the options; lazily, because they may be a hundred thousand. */
function* combinations(options: readonly WrittenOption[], before: string[] = []): Generator<string[]> {
  const [first, ...rest] = options;
  if (!first) return void (yield before);
  for (const value of first.values.length === 0 ? [""] : first.values)
    yield* combinations(rest, [...before, value]);
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values);

function fits({ values }: WrittenVariant, options: readonly WrittenOption[]): boolean {
  return options.every((option, at) =>
    option.values.length === 0 ? values[at] === "" : option.values.includes(values[at] ?? ""),
  );
}

/** A new row costs what the row costs that has the most values in common with it. */
function newRow(values: string[], rows: readonly WrittenVariant[], fresh: RowTerms): WrittenVariant {
  let [nearest] = rows;
  let most = 0;
  for (const row of rows) {
    const common = row.values.filter((value, at) => value !== "" && value === values[at]).length;
    if (common > most) [nearest, most] = [row, common];
  }
  const { price, compare_at, cost, stock } = nearest ?? fresh;
  return {
    id: "",
    values,
    price,
    compare_at,
    cost,
    // Tracked if the others are, from 0: the seller hasn't entered how many there are.
    stock: stock.trim() === "" ? "" : nearest ? "0" : stock,
    stock_was: null,
    sku: "",
    barcode: "",
    image_url: null,
    isOut: false,
  };
}

interface Filling {
  fresh: RowTerms;
  /** New rows are taken out: the seller left these combinations out before. */
  asOut?: boolean;
}

/** Drops the rows that no longer fit, adds the missing ones up to `maxVariants`, and puts them in order. */
export function filled({ options, variants }: Grid, { fresh, asOut = false }: Filling): Grid {
  if (combinationsOf(options) === 0) return { options, variants: [] };
  const rows = new Map<string, WrittenVariant>();
  for (const row of variants) {
    const same = rows.get(keyOf(row.values));
    if (fits(row, options) && (!same || (same.isOut && !row.isOut))) rows.set(keyOf(row.values), row);
  }
  const kept = [...rows.values()];
  for (const values of combinations(options)) {
    if (rows.size >= maxVariants) break;
    if (!rows.has(keyOf(values)))
      rows.set(keyOf(values), { ...newRow(values, kept, fresh), ...(asOut && { isOut: true }) });
  }
  const place = ({ values }: WrittenVariant) =>
    options.reduce(
      (sum, option, at) => sum * Math.max(option.values.length, 1) + option.values.indexOf(values[at] ?? ""),
      0,
    );
  return { options, variants: [...rows.values()].toSorted((one, other) => place(one) - place(other)) };
}

const swapped = <T>(list: readonly T[], from: number, to: number): T[] => {
  const moved = list[from];
  return moved === undefined || to < 0 || to >= list.length
    ? [...list]
    : list.toSpliced(from, 1).toSpliced(to, 0, moved);
};

const withOption = ({ options }: Grid, at: number, values: string[]): WrittenOption[] =>
  options.map((option, nth) => (nth === at ? { ...option, values } : option));

const withValue = (row: WrittenVariant, at: number, value: string): WrittenVariant => ({
  ...row,
  values: row.values.with(at, value),
});

export const isSameValue = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The values in a typed or pasted text, which commas and line breaks separate. */
export const valuesIn = (typed: string): string[] =>
  typed
    .split(/[,،、\n]/)
    .map((value) => value.trim().replaceAll(/\s+/g, " "))
    .filter((value) => value !== "");

/** Adds the values that the option doesn't have yet. */
export function addValues(grid: Grid, at: number, typed: readonly string[], fresh: RowTerms): Grid {
  const before = grid.options[at]?.values ?? [];
  const values = [...before];
  for (const value of typed) if (!values.some((one) => isSameValue(one, value))) values.push(value);
  const [first] = values;
  // The rows so far become those of the first value.
  const variants =
    before.length === 0 && first !== undefined
      ? grid.variants.map((row) => withValue(row, at, first))
      : grid.variants;
  return filled({ options: withOption(grid, at, values), variants }, { fresh });
}

export function removeValue(grid: Grid, at: number, value: string, fresh: RowTerms): Grid {
  const values = (grid.options[at]?.values ?? []).filter((one) => one !== value);
  const variants = values.length === 0 ? grid.variants.map((row) => withValue(row, at, "")) : grid.variants;
  return filled({ options: withOption(grid, at, values), variants }, { fresh });
}

/** Renames a value and keeps its rows. A name that is empty or taken changes nothing. */
export function renameValue(grid: Grid, at: number, value: string, typed: string): Grid {
  const [name, ...others] = valuesIn(typed);
  const values = grid.options[at]?.values ?? [];
  const isTaken = values.some((one) => one !== value && isSameValue(one, name ?? ""));
  if (name === undefined || others.length > 0 || isTaken) return grid;
  return {
    options: withOption(
      grid,
      at,
      values.map((one) => (one === value ? name : one)),
    ),
    variants: grid.variants.map((row) => (row.values[at] === value ? withValue(row, at, name) : row)),
  };
}

/** @param by -1 moves it towards the start, 1 towards the end. */
export function moveValue(grid: Grid, at: number, value: string, by: number, fresh: RowTerms): Grid {
  const values = grid.options[at]?.values ?? [];
  const from = values.indexOf(value);
  return filled(
    { options: withOption(grid, at, swapped(values, from, from + by)), variants: grid.variants },
    { fresh },
  );
}

export const addOption = ({ options, variants }: Grid): Grid => ({
  options: [...options, { name: "", values: [] }],
  variants: variants.map((row) => ({ ...row, values: [...row.values, ""] })),
});

/** Of the rows that differed only in this option, the first one stays. */
export const removeOption = ({ options, variants }: Grid, at: number, fresh: RowTerms): Grid =>
  filled(
    {
      options: options.toSpliced(at, 1),
      variants: variants.map((row) => ({ ...row, values: row.values.toSpliced(at, 1) })),
    },
    { fresh },
  );

export const moveOption = ({ options, variants }: Grid, at: number, by: number, fresh: RowTerms): Grid =>
  filled(
    {
      options: swapped(options, at, at + by),
      variants: variants.map((row) => ({ ...row, values: swapped(row.values, at, at + by) })),
    },
    { fresh },
  );
