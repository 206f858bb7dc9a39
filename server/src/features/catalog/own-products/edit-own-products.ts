import type { EditOwnProduct, EditOwnProducts, GridCells } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type OwnProductRow, toOwnProduct } from "./own-product-row.ts";
import { lockOwn, updateOwn } from "./own-products.repository.ts";
import { requireOwnProduct } from "./require-own-product.ts";
import { orBefore, skusOf, writeOwnProduct } from "./write-own-product.ts";

type Fields = Record<string, string>;
/** A change with its place in the request. */
type Row = EditOwnProducts["changes"][number] & { nth: number };

/**
 * Changes products and variants: all of them, or none. Throws "not_found" for what isn't the seller's or has been deleted,
 * "version_conflict" for values that differ from those the seller saw, and "validation_failed"; each names the rows.
 */
export function editOwnProducts(deps: Deps, userId: Id, { changes }: EditOwnProducts): Promise<void> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("not_found");
    const rowsOf = Map.groupBy(
      changes.map((change, nth): Row => ({ ...change, nth })),
      ({ id }) => id.toLowerCase(),
    );
    const products: { before: OwnProductRow; rows: Row[] }[] = [];
    // Sales lock products in this order, too.
    for (const [id, rows] of [...rowsOf].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const before = await lockOwn(deps.db, store.id, id);
      if (!before || !rows.every((row) => hasVariant(before, row))) throw gone(rows);
      products.push({ before, rows });
    }
    requireUnchanged(products, deps.config.CURRENCY);
    const mistakes: Fields = cellsOfOthers(products);
    refuse(mistakes);
    const ready = await collect(products, mistakes, ({ before, rows }) =>
      writeOwnProduct(deps, editOf(before, rows, deps.config.CURRENCY), before),
    );
    refuse(mistakes);
    const now = deps.clock.now();
    // So that two of them can swap their SKUs.
    for (const { before, result } of ready)
      if (skusIn(before) !== skusIn(result)) await updateOwn(deps.db, store.id, withoutSkus(result), now);
    const inOrder = ready.toSorted((a, b) => (a.rows[0]?.nth ?? 0) - (b.rows[0]?.nth ?? 0));
    await collect(inOrder, mistakes, async ({ before, result: row }) => {
      await requireOwnProduct(deps, { userId, storeId: store.id, row }, before);
      await updateOwn(deps.db, store.id, row, now);
    });
    refuse(mistakes);
  });
}

/** Cells that a row doesn't have: they are those of another row. */
const cellsOfOthers = (products: readonly { before: OwnProductRow; rows: Row[] }[]): Fields =>
  Object.fromEntries(
    products.flatMap(({ before, rows }) =>
      rows.flatMap(({ nth, variant_id, set }) =>
        cellNames
          .filter((name) =>
            variant_id === undefined
              ? before.variants.length > 0 && ofVariants.has(name)
              : name === "name" || name === "status",
          )
          .filter((name) => set[name] !== undefined)
          .map((name) => [`changes.${nth}.set.${name}`, t("This can't be changed in this row.")]),
      ),
    ),
  );
const ofVariants = new Set<string>(["price", "compare_at", "cost", "stock"]);

const skusIn = (row: OwnProductRow): string => JSON.stringify(skusOf(row));
const withoutSkus = (row: OwnProductRow): OwnProductRow => ({
  ...row,
  sku: "",
  variants: row.variants.map((variant) => ({ ...variant, sku: "" })),
});

const variantOf = ({ variants }: OwnProductRow, { variant_id }: Row) =>
  variants.find(({ id }) => id === variant_id?.toLowerCase());
const hasVariant = (product: OwnProductRow, row: Row): boolean =>
  row.variant_id === undefined || variantOf(product, row) !== undefined;

const gone = (rows: readonly Row[]) =>
  new AppError("not_found", {
    fields: Object.fromEntries(
      rows.map(({ nth }) => [`changes.${nth}.id`, t("This is no longer in your catalogue.")]),
    ),
  });

const flat = (value: GridCells[keyof GridCells]) =>
  typeof value === "object" && value !== null ? value.amount : value;

function requireUnchanged(products: readonly { before: OwnProductRow; rows: Row[] }[], currency: string) {
  const fields: Fields = {};
  let count = 0;
  for (const { before, rows } of products) {
    const shown = toOwnProduct(before, currency);
    const found = rows.flatMap((row) => {
      const now: GridCells =
        row.variant_id === undefined
          ? shown
          : (shown.variants.find(({ id }) => id === variantOf(before, row)?.id) ?? shown);
      return cellNames
        .filter((name) => row.was[name] !== undefined && flat(row.was[name]) !== flat(now[name]))
        .map((name) => `changes.${row.nth}.set.${name}`);
    });
    for (const field of found) fields[field] = t("This has changed since you loaded it.");
    if (found.length > 0) count += 1;
  }
  if (count === 0) return;
  const message = t(
    "{count, plural, one {# product has} other {# products have}} changed since you opened the grid, so nothing was saved.",
    { count },
  );
  throw new AppError("version_conflict", { message, fields });
}
const cellNames = ["status", "name", "price", "compare_at", "cost", "stock", "sku"] as const;

/** The rows of one product as an edit of it. */
function editOf(before: OwnProductRow, rows: readonly Row[], currency: string): EditOwnProduct {
  const own = rows.filter(({ variant_id }) => variant_id === undefined).map(({ set }) => set);
  const edit: EditOwnProduct = Object.assign({}, ...own);
  if (own.length === rows.length) return edit;
  const setOf = new Map(rows.map(({ variant_id, set }) => [variant_id?.toLowerCase(), set]));
  const variants = toOwnProduct(before, currency).variants.map((variant) => {
    const cells: GridCells = setOf.get(variant.id) ?? {};
    return {
      ...variant,
      sku: cells.sku ?? variant.sku,
      price: cells.price ?? variant.price,
      compare_at: orBefore(cells.compare_at, variant.compare_at),
      cost: orBefore(cells.cost, variant.cost),
      stock: cells.stock,
    };
  });
  return { ...edit, variants };
}

/** Does this for each product and gathers what it refuses, at the places of the request. */
async function collect<Product extends { before: OwnProductRow; rows: Row[] }, Result>(
  products: readonly Product[],
  mistakes: Fields,
  work: (product: Product) => Result | Promise<Result>,
): Promise<(Product & { result: Result })[]> {
  const done: (Product & { result: Result })[] = [];
  for (const product of products)
    try {
      done.push({ ...product, result: await work(product) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "validation_failed") throw error;
      for (const [field, message] of Object.entries(error.details.fields ?? {}))
        mistakes[placeOf(product, field)] ??= message;
    }
  return done;
}

/** What the edit of one product calls "variants.2.sku", or "sku", in the request. */
function placeOf({ before, rows }: { before: OwnProductRow; rows: Row[] }, field: string): string {
  const [, at, ofVariant] = /^variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const variant = at === undefined ? undefined : before.variants[Number(at)];
  const row = rows.find((one) => variantOf(before, one)?.id === variant?.id);
  return row ? `changes.${row.nth}.set.${ofVariant ?? field}` : `changes.${rows[0]?.nth}.id`;
}

function refuse(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}
