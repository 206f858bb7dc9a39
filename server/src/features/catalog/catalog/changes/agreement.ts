// How a seller's answer changes what they agreed to.
import type { SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";

/** A product, or what a seller agreed to; the columns bear these names. */
export interface Facts {
  name: string;
  description: string;
  category: string;
  brand: string;
  image_url: string | null;
  source_image_url: string | null;
  price: number;
  wholesale_price: number;
}

interface Shown extends Facts {
  list_price: number;
}

type Kept<T> = { [Field in SourceField]?: T };

export interface Agreement extends Shown {
  /** What the source says and the seller would rather not. */
  declined: Kept<string>;
  /** How a field was before the last answer. */
  answered: Kept<{ was: Partial<Shown>; declined: string | null }>;
}

/** What each field is. */
const columnsOf: Record<SourceField, (of: Shown) => Partial<Shown>> = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  picture: ({ image_url, source_image_url }) => ({ image_url, source_image_url }),
  price: ({ price, list_price }) => ({ price, list_price }),
  wholesale_price: ({ wholesale_price }) => ({ wholesale_price }),
  category: ({ category }) => ({ category }),
  brand: ({ brand }) => ({ brand }),
};

/** What is remembered of a field that was declined. The database compares with just this (0015-catalog.sql). */
const wordsOf = (field: Exclude<SourceField, "price" | "wholesale_price">, source: Facts): string =>
  field === "picture" ? (source.source_image_url ?? source.image_url ?? "") : source[field];

const without = <T>(kept: Kept<T>, gone: SourceField): Kept<T> => {
  const { [gone]: _, ...rest } = kept;
  return rest;
};

function keep(field: SourceField, mine: Agreement, source: Facts): Agreement {
  // Prices are known from then on; what the seller asks stays theirs.
  if (field === "price") return { ...mine, price: source.price };
  if (field === "wholesale_price") return { ...mine, wholesale_price: source.wholesale_price };
  return { ...mine, declined: { ...mine.declined, [field]: wordsOf(field, source) } };
}

const take = (field: SourceField, mine: Agreement, source: Facts): Agreement => ({
  ...mine,
  ...columnsOf[field]({ ...source, list_price: source.price }),
  declined: without(mine.declined, field),
});

/** Each field becomes as its source is, or as it was and not asked about again. */
export function settle(
  mine: Agreement,
  source: Facts,
  fields: Record<"take" | "keep", SourceField[]>,
): Agreement {
  const remember = (next: Agreement, field: SourceField): Agreement => ({
    ...next,
    answered: {
      ...next.answered,
      [field]: { was: columnsOf[field](mine), declined: mine.declined[field] ?? null },
    },
  });
  const taken = fields.take.reduce((next, field) => take(field, remember(next, field), source), mine);
  return fields.keep.reduce((next, field) => keep(field, remember(next, field), source), taken);
}

/** As before the last answer; what was not answered, or taken back already, stays as it is. */
export function takeBack(mine: Agreement, fields: SourceField[]): Agreement {
  return fields.reduce((next, field) => {
    const before = next.answered[field];
    if (before === undefined) return next;
    const { was, declined } = before;
    const rest = without(next.declined, field);
    return {
      ...next,
      ...was,
      declined: declined === null ? rest : { ...rest, [field]: declined },
      answered: without(next.answered, field),
    };
  }, mine);
}
