// What an own product becomes when its seller writes it, and why it cannot.

import type { ProductOption, SetVariant } from "@solodesk/contract/catalog/own-products/options.ts";
import type { EditOwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { namedValues, type OwnProductRow, sumOfVariants, type VariantRow } from "./own-product-row.ts";

type Named = Record<string, string>;
/** A variant whose values are still named. */
type Written = Omit<VariantRow, "options"> & { options: Named };
type Fields = Record<string, string>;

/**
 * The product with what is given; fields that are left out stay as they are in `before`. Throws "validation_failed",
 * naming each field that breaks a rule.
 */
export function writeOwnProduct(
  deps: Pick<Deps, "newId" | "config">,
  wanted: EditOwnProduct,
  before: OwnProductRow,
): OwnProductRow {
  requireCurrencies(deps, wanted);
  const { options = before.options, variants: set } = wanted;
  const fields: Fields = optionMistakes(options);
  const variants = writeVariants(deps, { set, options, before }, fields);
  const row = {
    ...before,
    active: wanted.status === undefined ? before.active : wanted.status === "active",
    name: wanted.name ?? before.name,
    description: wanted.description ?? before.description,
    category: wanted.category ?? before.category,
    brand: wanted.brand ?? before.brand,
    pictures: wanted.pictures ?? before.pictures,
    sku: wanted.sku ?? before.sku,
    barcode: wanted.barcode ?? before.barcode,
    price: wanted.price?.amount ?? before.price,
    compare_at: orBefore(amountOf(wanted.compare_at), before.compare_at),
    cost: orBefore(amountOf(wanted.cost), before.cost),
    stock: orBefore(wanted.stock, before.stock),
    weight_grams: orBefore(wanted.weight_grams, before.weight_grams),
    options,
    variants,
    ...sumOfVariants(variants),
  };
  if (variants.length === 0 && isTooLow(row)) fields["compare_at"] = moreThanPrice();
  Object.assign(fields, repeatedSkus(row));
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
  return row;
}

/** Null is a value too: it empties the field. */
export const orBefore = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value);
const amountOf = (price: Money | null | undefined) => (price ? price.amount : price);

function requireCurrencies({ config }: Pick<Deps, "config">, wanted: EditOwnProduct): void {
  const prices = (of: Pick<EditOwnProduct, "price" | "compare_at" | "cost">, path: string) => {
    for (const name of ["price", "compare_at", "cost"] as const)
      requireCurrency(config, of[name]?.currency, `${path}${name}.currency`);
  };
  prices(wanted, "");
  for (const [nth, variant] of (wanted.variants ?? []).entries()) prices(variant, `variants.${nth}.`);
}

interface ToWrite {
  set: readonly SetVariant[] | undefined;
  options: readonly ProductOption[];
  before: OwnProductRow;
}

function writeVariants(
  { newId }: Pick<Deps, "newId">,
  { set, options, before }: ToWrite,
  fields: Fields,
): VariantRow[] {
  const known = new Map(before.variants.map((row) => [row.id, row]));
  const all = set
    ? set.map((variant) => toWritten(variant, known.get(lower(variant.id)), newId))
    : before.variants.map((row) => ({ ...row, options: namedValues(before.options, row.options) }));
  if (options.length > 0 && all.length === 0)
    fields["variants"] = t("Add a variant for each choice, or remove the options.");
  if (options.length === 0 && all.length > 0)
    fields["options"] = t("Add the options in which the variants differ.");
  const ids = new Set<Id>();
  const choices = new Set<string>();
  return all.map((variant, nth) => {
    const path = `variants.${nth}`;
    const asked = set?.[nth]?.id;
    if (asked !== undefined && (!known.has(lower(asked)) || ids.has(variant.id)))
      fields[`${path}.id`] = t("This product has no such variant.");
    ids.add(variant.id);
    if (isTooLow(variant)) fields[`${path}.compare_at`] = moreThanPrice();
    const values = valuesOf(options, variant.options);
    const choice = JSON.stringify(values);
    if (!values) fields[`${path}.options`] = t("Choose one of the values of each option.");
    else if (choices.has(choice)) fields[`${path}.options`] = t("Another variant has the same values.");
    choices.add(choice);
    return { ...variant, options: values ?? [] };
  });
}

const lower = (id: Id | undefined): Id => id?.toLowerCase() ?? "";

const toWritten = (set: SetVariant, before: VariantRow | undefined, newId: () => Id): Written => ({
  id: before?.id ?? newId(),
  options: set.options,
  sku: set.sku,
  barcode: set.barcode,
  price: set.price.amount,
  compare_at: set.compare_at?.amount ?? null,
  cost: set.cost?.amount ?? null,
  stock: orBefore(set.stock, before?.stock ?? null),
  image_url: set.image_url,
});

/** In the order of the options; undefined unless there is one value of each option and nothing else. */
function valuesOf(options: readonly ProductOption[], chosen: Named): string[] | undefined {
  const given = new Map(Object.entries(chosen));
  const values = options.flatMap(({ name, values: possible }) =>
    possible.filter((value) => value === given.get(name)),
  );
  return values.length === options.length && given.size === options.length ? values : undefined;
}

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

function optionMistakes(options: readonly ProductOption[]): Fields {
  const fields: Fields = {};
  for (const nth of repeated(options.map(({ name }) => name)))
    fields[`options.${nth}.name`] = t("Another option has this name.");
  for (const [nth, { values }] of options.entries())
    for (const at of repeated(values))
      fields[`options.${nth}.values.${at}`] = t("This value is already there.");
  return fields;
}

/** The places of texts that an earlier one says too. */
const repeated = (texts: readonly string[]): number[] => {
  const first = texts.map((one) => texts.findIndex((other) => folded(other) === folded(one)));
  return first.flatMap((at, nth) => (at < nth ? [nth] : []));
};

const isTooLow = ({ price, compare_at }: Pick<VariantRow, "price" | "compare_at">): boolean =>
  compare_at !== null && compare_at <= price;
const moreThanPrice = () => t("Enter more than the price, or clear the field.");

/** The SKUs of a product and its variants, by field. */
export function skusOf({
  sku,
  variants,
}: Pick<OwnProductRow, "sku" | "variants">): [field: string, sku: string][] {
  const ofVariants = variants.map((one, nth): [string, string] => [`variants.${nth}.sku`, one.sku]);
  const all: [string, string][] = [["sku", sku], ...ofVariants];
  return all.filter(([, one]) => one !== "");
}

export const skuTaken = () => t("Another of your products or variants has this SKU.");

const repeatedSkus = (row: OwnProductRow): Fields => {
  const skus = skusOf(row);
  const again = skus.filter(([, sku], nth) => skus.findIndex(([, other]) => other === sku) < nth);
  return Object.fromEntries(again.map(([field]) => [field, skuTaken()]));
};
