// In a WooCommerce export a product with variants is a row without a price, and each variant a row that names
// it. Every variant becomes a separate product.
import type { ImportRecord } from "../import-catalogue.ts";
import type { ImportFields } from "../imported-product.ts";
import { htmlText } from "./html-text.ts";
import { columnFinder, columnValue, type OpenReader, type Values } from "./product-reader.ts";
import { shopStock } from "./shop-stock.ts";

interface Named {
  /** The names by which its variants may refer to it. */
  names: string[];
}

/** Keeps the last `most` products whose variants may still follow, and finds them by each of their names. */
function parentIndex<P extends Named>(most: number) {
  const parents = new Set<P>();
  const byName = new Map<string, P>();

  function forget(parent: P): void {
    parents.delete(parent);
    for (const name of parent.names) if (byName.get(name) === parent) byName.delete(name);
  }

  return {
    find: (name: string): P | undefined => byName.get(name),
    all: (): P[] => [...parents],
    /** Returns the product that was dropped to make room, if any. */
    add(parent: P): P | undefined {
      parents.add(parent);
      for (const name of parent.names) byName.set(name, parent);
      if (parents.size <= most) return undefined;
      const [oldest] = parents;
      if (oldest) forget(oldest);
      return oldest;
    },
  };
}

/** Most products with variants remembered at once; a file has them shortly before their variants. */
const MOST_PARENTS = 10_000;
const LONGEST_KEPT = 10_001;

const columnsIn = (columns: string[]) => {
  const find = columnFinder(columns);
  return {
    id: find("id"),
    type: find("type"),
    sku: find("sku"),
    name: find("name"),
    published: find("published"),
    visibility: find("visibility in catalog"),
    short: find("short description"),
    description: find("description"),
    inStock: find("in stock?"),
    stock: find("stock"),
    backorders: find("backorders allowed?"),
    price: find("regular price"),
    categories: find("categories"),
    brands: find("brands"),
    images: find("images"),
    parent: find("parent"),
    options: columns.filter((column) => /^attribute \d+ value\(s\)$/i.test(column)),
  };
};
type Columns = ReturnType<typeof columnsIn>;

export function isWooCommerce(columns: string[]): boolean {
  const { type, name, published, price } = columnsIn(columns);
  return [type, name, published, price].every((column) => column !== undefined);
}

interface Parent {
  row: number;
  names: string[];
  fields: ImportFields;
  refusalReason: string | undefined;
  hasVariants: boolean;
}

const others: Partial<Record<string, string>> = {
  grouped: "is a group of products, which are imported separately",
  external: "is sold in another shop",
};

function findRefusalReason(values: Values, { published, visibility }: Columns): string | undefined {
  const value = columnValue(values, published);
  if (value === "-1") return "is a draft";
  if (value === "0") return "is not published";
  return columnValue(values, visibility).toLowerCase() === "hidden" ? "is hidden in the shop" : undefined;
}

/** The export writes line breaks as \n and lists with commas; a comma within a name has a backslash. */
const textOf = (written: string) => htmlText(written.replaceAll("\\n", "\n"), { keepLines: true });
const firstOf = (list: string) => /^(?:\\.|[^,\\])*/.exec(list)?.[0].replaceAll("\\,", ",").trim() ?? "";

function readFields(values: Values, columns: Columns): ImportFields {
  return {
    name: textOf(columnValue(values, columns.name)).replaceAll("\n", " "),
    description:
      textOf(columnValue(values, columns.description)) || textOf(columnValue(values, columns.short)),
    category: textOf(firstOf(columnValue(values, columns.categories)).replaceAll(" > ", " | ")),
    brand: textOf(firstOf(columnValue(values, columns.brands))),
    image: firstOf(columnValue(values, columns.images)),
  };
}

function stockOf(values: Values, { stock, inStock, backorders }: Columns): string {
  const counted = columnValue(values, stock);
  if (columnValue(values, inStock) === "0") return "0";
  const isEndless = /^(1|yes|notify)$/.test(columnValue(values, backorders)) || !/\d/.test(counted);
  return shopStock(counted, isEndless);
}

/** Fields that the variant leaves empty come from its parent. */
function readVariant(values: Values, columns: Columns, parent: ImportFields): ImportFields {
  const own = readFields(values, columns);
  const filled = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ""));
  const options = columns.options.map((column) => textOf(columnValue(values, column))).filter(Boolean);
  return {
    ...parent,
    ...(options.length > 0 && { name: `${parent.name} (${options.join(", ")})` }),
    ...filled,
  };
}

const count = (n: number) => n.toLocaleString("en");

const refuse = (row: number, reason: string): ImportRecord => ({ row, fault: { column: null, reason } });

/** Rejects a product whose variants did not follow; if they did, there is nothing to reject. */
const refuseAlone = (
  { row, refusalReason, hasVariants }: Parent,
  reason: string,
): ImportRecord | undefined => (hasVariants ? undefined : refuse(row, refusalReason ?? reason));

/** Returns a reader that remembers `most` products with variants at once. */
export const wooCommerceReader =
  (most: number): OpenReader =>
  (given) => {
    const columns = columnsIn(given);
    const parents = parentIndex<Parent>(most);
    let hasForgotten = false;

    /** The names for a row: its SKU first, then its id. */
    const callableBy = (values: Values) => {
      const id = columnValue(values, columns.id);
      return [columnValue(values, columns.sku), id && `id:${id}`].filter(Boolean);
    };

    function keepParent(values: Values, row: number): ImportRecord | undefined {
      const fields = readFields(values, columns);
      const description = fields.description?.slice(0, LONGEST_KEPT) ?? "";
      const names = callableBy(values);
      if (names.length === 0)
        return { row, fault: { column: "sku", reason: "is empty, so no variant can refer to it" } };
      const refusalReason = findRefusalReason(values, columns);
      const parent = { row, names, fields: { ...fields, description }, refusalReason, hasVariants: false };
      const forgotten = parents.add(parent);
      if (forgotten === undefined) return undefined;
      hasForgotten = true;
      return refuseAlone(
        forgotten,
        `has variants, but none of them appears before the next ${count(most)} products with variants`,
      );
    }

    function takeVariant(values: Values, row: number): ImportRecord {
      const name = columnValue(values, columns.parent);
      const parent = parents.find(name);
      if (parent === undefined) {
        const absent = hasForgotten
          ? `is not among the last ${count(most)} products with variants before it`
          : "does not appear before it";
        return refuse(row, `is a variant of "${name.slice(0, 100)}", which ${absent}`);
      }
      parent.hasVariants = true;
      const refusalReason = parent.refusalReason ?? findRefusalReason(values, columns);
      return take(values, row, readVariant(values, columns, parent.fields), refusalReason);
    }

    function take(
      values: Values,
      row: number,
      fields: ImportFields,
      refusalReason: string | undefined,
    ): ImportRecord {
      if (refusalReason !== undefined) return refuse(row, refusalReason);
      const [sku = ""] = callableBy(values);
      const price = columnValue(values, columns.price);
      return { row, fields: { ...fields, sku, price, stock: stockOf(values, columns) } };
    }

    return {
      read(values, row) {
        const [type = ""] = columnValue(values, columns.type).toLowerCase().split(/,\s*/);
        const reason = others[type];
        if (reason !== undefined) return refuse(row, reason);
        if (type === "variable") return keepParent(values, row);
        if (type === "variation") return takeVariant(values, row);
        if (type === "simple" || type === "")
          return take(values, row, readFields(values, columns), findRefusalReason(values, columns));
        return refuse(row, `has the type "${type.slice(0, 40)}", which cannot be imported`);
      },
      end: () =>
        parents
          .all()
          .flatMap((parent) => refuseAlone(parent, "has variants, but the file contains none of them") ?? []),
    };
  };

export const wooCommerceProducts = wooCommerceReader(MOST_PARENTS);
