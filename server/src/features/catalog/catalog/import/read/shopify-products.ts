// In a Shopify export a product spans several rows with one handle: the first is complete, each further row
// holds a variant or one more picture. Every variant becomes a separate product.
import type { ImportFields } from "../imported-product.ts";
import { htmlText } from "./html-text.ts";
import { columnFinder, columnValue, type OpenReader, type Values } from "./product-reader.ts";
import { shopStock } from "./shop-stock.ts";

/** Includes the headings of older exports. */
const columnsIn = (columns: string[]) => {
  const find = columnFinder(columns);
  return {
    handle: find("handle", "url handle"),
    title: find("title"),
    body: find("body (html)", "description"),
    vendor: find("vendor"),
    type: find("type", "custom product type"),
    category: find("product category", "standardized product type"),
    status: find("status"),
    published: find("published", "published on online store"),
    giftCard: find("gift card"),
    optionName: find("option1 name"),
    options: [find("option1 value"), find("option2 value"), find("option3 value")],
    sku: find("variant sku", "sku"),
    price: find("variant price", "price"),
    tracker: find("variant inventory tracker", "inventory tracker"),
    quantity: find("variant inventory qty", "inventory quantity"),
    policy: find("variant inventory policy", "continue selling when out of stock"),
    image: find("image src", "product image url"),
    variantImage: find("variant image", "variant image url"),
  };
};
type Columns = ReturnType<typeof columnsIn>;

export function isShopify(columns: string[]): boolean {
  const { handle, title, optionName, price } = columnsIn(columns);
  return [handle, title, optionName, price].every((column) => column !== undefined);
}

interface Parent {
  handle: string;
  fields: ImportFields;
  /** Why none of its variants can be imported. */
  refusalReason: string | undefined;
}

function findRefusalReason(values: Values, { status, published, giftCard }: Columns): string | undefined {
  const value = columnValue(values, status).toLowerCase();
  if (value !== "" && value !== "active") return `is not for sale: its status is ${value.slice(0, 40)}`;
  if (columnValue(values, published).toLowerCase() === "false") return "is not published";
  if (columnValue(values, giftCard).toLowerCase() === "true") return "is a gift card";
  return undefined;
}

function readParent(values: Values, columns: Columns): Parent {
  return {
    handle: columnValue(values, columns.handle),
    refusalReason: findRefusalReason(values, columns),
    fields: {
      name: columnValue(values, columns.title),
      description: htmlText(columnValue(values, columns.body)),
      category: (columnValue(values, columns.type) || columnValue(values, columns.category)).replaceAll(
        " > ",
        " | ",
      ),
      brand: columnValue(values, columns.vendor),
      image: columnValue(values, columns.image),
    },
  };
}

function stockOf(values: Values, { tracker, quantity, policy }: Columns): string {
  const isEndless =
    /^(continue|true)$/i.test(columnValue(values, policy)) || columnValue(values, tracker) === "";
  return shopStock(columnValue(values, quantity), isEndless);
}

function readVariant(values: Values, columns: Columns, { handle, fields }: Parent): ImportFields {
  const options = columns.options.map((column) => columnValue(values, column)).filter(Boolean);
  const chosen = options.length === 1 && options[0] === "Default Title" ? [] : options;
  return {
    ...fields,
    sku: columnValue(values, columns.sku) || [handle, ...chosen].join("/"),
    name: chosen.length === 0 ? (fields.name ?? "") : `${fields.name} (${chosen.join(", ")})`,
    price: columnValue(values, columns.price),
    stock: stockOf(values, columns),
    image: columnValue(values, columns.variantImage) || (fields.image ?? ""),
  };
}

export const shopifyProducts: OpenReader = (given) => {
  const columns = columnsIn(given);
  const variantCells = [columns.sku, columns.price, ...columns.options];
  let parent: Parent | undefined;
  return {
    read(values, row) {
      const handle = columnValue(values, columns.handle);
      if (columnValue(values, columns.title) !== "") parent = readParent(values, columns);
      else if (variantCells.every((column) => columnValue(values, column) === "")) return undefined;
      if (parent === undefined || parent.handle !== handle) {
        const reason = `has no title, and the row above does not belong to "${handle.slice(0, 100)}"`;
        return { row, fault: { column: "name", reason } };
      }
      if (parent.refusalReason !== undefined)
        return { row, fault: { column: null, reason: parent.refusalReason } };
      return { row, fields: readVariant(values, columns, parent) };
    },
  };
};
