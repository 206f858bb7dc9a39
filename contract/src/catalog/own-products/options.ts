// Options of a product, such as size and colour, and the variants that come from them.

import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { msg, t } from "../../kernel/language/t.ts";
import { Money, Price } from "../../kernel/money.ts";
import { line } from "../../kernel/text.ts";
import { PictureUrl } from "../../platform/uploads/picture-url.ts";

export const maxProductOptions = 3;
export const maxOptionValues = 50;
/** Most variants of one product, whatever its options would allow. */
export const maxVariants = 100;
const maxStock = 1_000_000;

export const Stock = z
  .int({ error: () => t("Use a whole number.") })
  .min(0, { error: () => t("Use 0 or more.") })
  .max(maxStock, { error: () => t("Use at most {count}.", { count: maxStock }) });

const optionName = () => line(40, 1, msg("Enter a name for the option."));
const optionValue = () => line(60, 1, msg("Enter a value."));

export const ProductOption = z.object({ name: z.string(), values: z.array(z.string()) });
export type ProductOption = z.infer<typeof ProductOption>;

export const SetOption = z.strictObject({
  name: optionName(),
  values: z
    .array(optionValue())
    .min(1, { error: () => t("Add at least one value.") })
    .max(maxOptionValues, { error: () => t("Use at most {count} values.", { count: maxOptionValues }) }),
});

/** What a variant is of each option: { "Size": "M", "Colour": "Red" }. */
const Chosen = z.record(z.string(), z.string());

export const Variant = z.object({
  id: Id,
  options: Chosen,
  sku: z.string(),
  price: Money,
  compare_at: Money.nullable(),
  /** Null: not counted. */
  stock: z.int().nullable(),
  image_url: z.string().nullable(),
});
export type Variant = z.infer<typeof Variant>;

/** As its seller sees it. */
export const OwnVariant = Variant.extend({ cost: Money.nullable(), barcode: z.string() });
export type OwnVariant = z.infer<typeof OwnVariant>;

/** What a line of a cart or an order calls a variant: "Lavender soap – Large / Lavender". */
export const variantName = (product: string, values: readonly string[]): string =>
  `${product} – ${values.join(" / ")}`;

export const SetVariant = z.strictObject({
  /** Of a variant that stays; without it the variant is new. */
  id: Id.optional(),
  options: z.record(optionName(), optionValue()),
  sku: line(100).default(""),
  barcode: line(40).default(""),
  price: Price,
  compare_at: Price.nullable().default(null),
  cost: Price.nullable().default(null),
  /** Null: not counted. Left out for a variant that stays: as it is, so that saving other fields undoes no sale. */
  stock: Stock.nullable().optional(),
  image_url: PictureUrl.nullable().default(null),
});
export type SetVariant = z.infer<typeof SetVariant>;
