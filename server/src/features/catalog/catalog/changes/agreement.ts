// How a seller's answer to changes of a product changes what they agreed to.
import type { SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";

/** A product, or the version of it a seller agreed to. The names are those of the columns. */
export interface ProductFacts {
  name: string;
  description: string;
  category: string;
  brand: string;
  image_url: string | null;
  source_image_url: string | null;
  price: number;
  wholesale_price: number;
}

interface Shown extends ProductFacts {
  list_price: number;
}

type ByField<T> = { [Field in SourceField]?: T };

export interface Agreement extends Shown {
  /** Source values that the seller declined. */
  declined: ByField<string>;
  /** Each answered field as it was before the last answer. */
  answered: ByField<{ was: Partial<Shown>; declined: string | null }>;
}

/** The columns of each field. */
const columnsOf: Record<SourceField, (of: Shown) => Partial<Shown>> = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  picture: ({ image_url, source_image_url }) => ({ image_url, source_image_url }),
  price: ({ price, list_price }) => ({ price, list_price }),
  wholesale_price: ({ wholesale_price }) => ({ wholesale_price }),
  category: ({ category }) => ({ category }),
  brand: ({ brand }) => ({ brand }),
};

/** The text remembered for a declined field. The database compares with exactly this (0015-catalog.sql). */
const wordsOf = (field: Exclude<SourceField, "price" | "wholesale_price">, source: ProductFacts): string =>
  field === "picture" ? (source.source_image_url ?? source.image_url ?? "") : source[field];

const without = <T>(fields: ByField<T>, gone: SourceField): ByField<T> => {
  const { [gone]: _, ...rest } = fields;
  return rest;
};

function decline(field: SourceField, mine: Agreement, source: ProductFacts): Agreement {
  // The source's price counts as seen from then on; the seller's own price stays as it is.
  if (field === "price") return { ...mine, price: source.price };
  if (field === "wholesale_price") return { ...mine, wholesale_price: source.wholesale_price };
  return { ...mine, declined: { ...mine.declined, [field]: wordsOf(field, source) } };
}

const take = (field: SourceField, mine: Agreement, source: ProductFacts): Agreement => ({
  ...mine,
  ...columnsOf[field]({ ...source, list_price: source.price }),
  declined: without(mine.declined, field),
});

/** Sets each field to its source's value, or keeps it and remembers not to ask about it again. */
export function settle(
  mine: Agreement,
  source: ProductFacts,
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
  return fields.keep.reduce((next, field) => decline(field, remember(next, field), source), taken);
}

/**
 * Restores each field as it was before the last answer; fields without an answer to take back stay as they
 * are.
 */
export function restoreAnswered(mine: Agreement, fields: SourceField[]): Agreement {
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
