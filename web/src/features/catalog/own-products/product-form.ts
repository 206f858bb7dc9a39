// An own product as the form holds it: prices, stock and weight are typed text.
import { type SetOption, SetVariant, Stock } from "@solodesk/contract/catalog/own-products/options.ts";
import { EditOwnProduct, type OwnProduct, productStatuses } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";
import { filled, isSameValue, type RowTerms, WrittenOption, WrittenVariant } from "./variants/grid.ts";

const WrittenProduct = z.object({
  status: z.enum(productStatuses),
  name: z.string(),
  slug: z.string().optional(),
  description: z.string(),
  category: z.string(),
  brand: z.string(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  sku: z.string(),
  barcode: z.string(),
  price: z.string(),
  compare_at: z.string(),
  cost: z.string(),
  /** Empty: not tracked. */
  stock: z.string(),
  /** The stock that was read from the server; null for a new product. */
  stock_was: z.string().nullable(),
  weight_grams: z.string(),
  options: z.array(WrittenOption),
  variants: z.array(WrittenVariant),
});
export type ProductForm = z.infer<typeof WrittenProduct>;

const { shape } = EditOwnProduct;

/** An empty field is null. */
const orNull = <T>(schema: z.ZodType<T, string>) =>
  z.string().transform((written, context): T | null => {
    if (written.trim() === "") return null;
    const read = schema.safeParse(written);
    if (read.success) return read.data;
    context.addIssue(read.error.issues[0]?.message ?? "");
    return z.NEVER;
  });

const whole = (limits: z.ZodType<number, number>) =>
  z
    .string()
    .transform((written) => (/^\s*\d{1,9}\s*$/.test(written) ? Number(written) : Number.NaN))
    .pipe(limits);

const prices = (currency: string) => ({
  price: writtenPrice(currency),
  compare_at: orNull(writtenPrice(currency)),
  cost: orNull(writtenPrice(currency)),
});

interface Priced {
  price: Money;
  compare_at: Money | null;
}

function checkCompareAt({ price, compare_at }: Priced, context: z.core.$RefinementCtx) {
  if (compare_at !== null && compare_at.amount <= price.amount)
    context.addIssue({ code: "custom", path: ["compare_at"], message: t("Enter more than the price.") });
}

/** Sent only if the seller changed it, so that saving other fields undoes no sale. */
const stockSent = (stock: number | null, stock_was: string | null) =>
  stock_was !== null && stock_was === (stock?.toString() ?? "") ? {} : { stock };

const about = {
  status: z.enum(productStatuses),
  name: shape.name.unwrap(),
  slug: shape.slug,
  description: shape.description.unwrap(),
  category: shape.category.unwrap(),
  brand: shape.brand.unwrap(),
  pictures: shape.pictures.unwrap(),
  weight_grams: orNull(whole(shape.weight_grams.unwrap().unwrap())),
};

const stocked = { stock: orNull(whole(Stock)), stock_was: z.string().nullable() };

const single = (currency: string) =>
  z
    .object({
      ...about,
      ...prices(currency),
      ...stocked,
      sku: shape.sku.unwrap(),
      barcode: shape.barcode.unwrap(),
    })
    .superRefine(checkCompareAt)
    .transform(({ stock, stock_was, ...product }) => ({
      ...product,
      ...stockSent(stock, stock_was),
      options: [],
      variants: [],
    }));

const offered = (currency: string) =>
  z
    .object({
      ...prices(currency),
      ...stocked,
      id: z.string(),
      values: z.array(z.string()),
      sku: SetVariant.shape.sku.unwrap(),
      barcode: SetVariant.shape.barcode.unwrap(),
      image_url: z.string().nullable(),
      isOut: z.literal(false),
    })
    .superRefine(checkCompareAt);

const takenOut = WrittenVariant.extend({ isOut: z.literal(true) });

const withVariants = (currency: string) =>
  z
    .object({
      ...about,
      options: shape.options.unwrap().superRefine(checkNames),
      variants: z
        .array(z.discriminatedUnion("isOut", [takenOut, offered(currency)]))
        .refine((rows) => rows.some(({ isOut }) => !isOut), {
          error: () => t("Keep at least one variant, or remove the options."),
        }),
    })
    .transform(({ variants, ...product }) => ({
      ...product,
      variants: variants.flatMap((row) => {
        if (row.isOut) return [];
        const { id, values, price, compare_at, cost, stock, stock_was, sku, barcode, image_url } = row;
        const isThere = product.pictures.some(({ url }) => url === image_url);
        return {
          price,
          compare_at,
          cost,
          sku,
          barcode,
          ...(id !== "" && { id }),
          ...stockSent(stock, id === "" ? null : stock_was),
          image_url: isThere ? image_url : null,
          options: Object.fromEntries(product.options.map(({ name }, at) => [name, values[at] ?? ""])),
        };
      }),
    }));

function checkNames(options: z.output<typeof SetOption>[], context: z.core.$RefinementCtx) {
  for (const [at, { name }] of options.entries()) {
    if (options.slice(0, at).some((other) => isSameValue(other.name, name)))
      context.addIssue({
        code: "custom",
        path: [at, "name"],
        message: t("Another option already has this name."),
      });
  }
}

/** Which fields count depends on the options, and all mistakes are shown at once. */
export const productForm = (currency: string) => {
  const [one, several] = [single(currency), withVariants(currency)];
  return WrittenProduct.transform((written, context): ProductValues => {
    const read = written.options.length > 0 ? several.safeParse(written) : one.safeParse(written);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
};
export type ProductValues = z.output<ReturnType<typeof single>> | z.output<ReturnType<typeof withVariants>>;

/** What the parts of the form receive. */
export interface ProductFormProps {
  form: UseFormReturn<ProductForm, unknown, ProductValues>;
  currency: string;
}

export const newProduct: ProductForm = {
  status: "active",
  name: "",
  description: "",
  category: "",
  brand: "",
  pictures: [],
  sku: "",
  barcode: "",
  price: "",
  compare_at: "",
  cost: "",
  stock: "",
  stock_was: null,
  weight_grams: "",
  options: [],
  variants: [],
};

const textOf = (price: Money | null): string => (price ? priceText(price) : "");
const pricesOf = ({ price, compare_at, cost }: Priced & { cost: Money | null }) => ({
  price: priceText(price),
  compare_at: textOf(compare_at),
  cost: textOf(cost),
});

export function productFormOf(product: OwnProduct): ProductForm {
  const { status, name, slug, description, category, brand, pictures, sku, barcode, weight_grams } = product;
  const hasVariants = product.options.length > 0;
  // With variants, stock is their sum and isn't saved.
  const stock = hasVariants ? "" : (product.stock?.toString() ?? "");
  const options = product.options.map((option) => ({ name: option.name, values: [...option.values] }));
  const variants = product.variants.map((variant) => ({
    ...pricesOf(variant),
    id: variant.id,
    values: options.map((option) => variant.options[option.name] ?? ""),
    stock: variant.stock?.toString() ?? "",
    stock_was: variant.stock?.toString() ?? "",
    sku: variant.sku,
    barcode: variant.barcode,
    image_url: variant.image_url,
    isOut: false,
  }));
  const form = {
    ...pricesOf(product),
    status,
    name,
    slug,
    description,
    category,
    brand,
    sku,
    barcode,
    pictures: pictures.map(({ url, alt }) => ({ url, alt })),
    stock,
    stock_was: hasVariants ? null : stock,
    weight_grams: weight_grams?.toString() ?? "",
  };
  const grid = filled({ options, variants }, { fresh: freshTerms(form), asOut: true });
  return { ...form, options, variants: [...grid.variants] };
}

/** What new variants start with: what was typed for the product. */
export const freshTerms = ({ price, compare_at, cost, stock }: RowTerms): RowTerms => ({
  price,
  compare_at,
  cost,
  stock: stock.trim() === "" ? "" : "0",
});

/** Skeletons in the order of the form's fields. */
export const productSkeleton = ["line", "box", "box", "line", "line", "line", "line"] as const;
