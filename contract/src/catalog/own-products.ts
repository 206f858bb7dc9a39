// Products that a seller makes or buys themselves, next to those picked from the shared catalogue. Both are listed,
// sold and refunded in the same way; an own product has no wholesale price.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money, Price } from "../kernel/money.ts";
import { Slug } from "../kernel/slug.ts";
import { line, text } from "../kernel/text.ts";
import { PictureUrl } from "../platform/uploads/picture-url.ts";
import {
  maxProductOptions,
  maxVariants,
  OwnVariant,
  ProductOption,
  SetOption,
  SetVariant,
  Stock,
} from "./own-products/options.ts";
import { GalleryPicture } from "./own-products/picture.ts";

/** Most own products of one store. */
export const maxOwnProducts = 100_000;
/** Most products that are changed at a time, with their variants. */
export const maxGridProducts = 100;
const maxGridRows = 2000;
export const maxPictures = 10;
const maxGrams = 1_000_000;

/** `draft`: only the seller sees it. */
export const productStatuses = ["active", "draft"] as const;

export const OwnProduct = z.object({
  id: Id,
  listing_id: Id,
  /** Names its page: /store/:storeName/p/:slug. */
  slug: z.string(),
  status: z.enum(productStatuses),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  brand: z.string(),
  /** The first one is shown in lists. */
  pictures: z.array(GalleryPicture),
  sku: z.string(),
  barcode: z.string(),
  /** With variants: the lowest of theirs. */
  price: Money,
  /** What it cost before, shown crossed out; more than the price. */
  compare_at: Money.nullable(),
  /** What a piece costs the seller; nobody else sees it. */
  cost: Money.nullable(),
  /** Pieces left; null if they aren't counted. With variants: the sum of theirs, or null if one isn't counted. */
  stock: z.int().nullable(),
  weight_grams: z.int().nullable(),
  options: z.array(ProductOption),
  variants: z.array(OwnVariant),
});
export type OwnProduct = z.infer<typeof OwnProduct>;

const fields = {
  status: z.enum(productStatuses),
  name: line(300, 1, msg("Enter a name for the product.")),
  description: text(10_000),
  category: line(100),
  brand: line(200),
  pictures: z
    .array(z.strictObject({ url: PictureUrl, alt: line(200).default("") }))
    .max(maxPictures, { error: () => t("Use at most {count} pictures.", { count: maxPictures }) }),
  sku: line(100),
  barcode: line(40),
  price: Price,
  compare_at: Price.nullable(),
  cost: Price.nullable(),
  stock: Stock.nullable(),
  weight_grams: z
    .int({ error: () => t("Use whole grams.") })
    .min(0, { error: () => t("Use 0 or more.") })
    .max(maxGrams, { error: () => t("Use at most {count}.", { count: maxGrams }) })
    .nullable(),
  options: z
    .array(SetOption)
    .max(maxProductOptions, { error: () => t("Use at most {count} options.", { count: maxProductOptions }) }),
  variants: z
    .array(SetVariant)
    .max(maxVariants, { error: () => t("Use at most {count} variants.", { count: maxVariants }) }),
};

/** Options and variants come together: each variant has one value of each option, and no two have the same ones. */
export const AddOwnProduct = z.strictObject({
  ...fields,
  status: fields.status.default("active"),
  description: fields.description.default(""),
  category: fields.category.default(""),
  brand: fields.brand.default(""),
  pictures: fields.pictures.default([]),
  sku: fields.sku.default(""),
  barcode: fields.barcode.default(""),
  /** Not needed with variants. */
  price: fields.price.optional(),
  compare_at: fields.compare_at.default(null),
  cost: fields.cost.default(null),
  stock: fields.stock.default(null),
  weight_grams: fields.weight_grams.default(null),
  options: fields.options.default([]),
  variants: fields.variants.default([]),
});
export type AddOwnProduct = z.infer<typeof AddOwnProduct>;

/** Variants that are left out of `variants` are removed. */
export const EditOwnProduct = z.strictObject({ ...fields, slug: Slug }).partial();
export type EditOwnProduct = z.infer<typeof EditOwnProduct>;

const { status, name, price, compare_at, cost, stock, sku } = fields;
export const GridCells = z.strictObject({ status, name, price, compare_at, cost, stock, sku }).partial();
export type GridCells = z.infer<typeof GridCells>;
/**
 * A row for each product or variant that changes. `was`: what the fields in `set` were when they were read; if one differs by now,
 * nothing is saved. Fields that `was` leaves out are not compared. Only products have a name and a status, and the prices and
 * stock of a product with variants are those of its variants.
 */
export const EditOwnProducts = z.strictObject({
  changes: z
    .array(z.strictObject({ id: Id, variant_id: Id.optional(), was: GridCells.prefault({}), set: GridCells }))
    .min(1)
    .max(maxGridRows, { error: () => t("Edit at most {count} rows at a time.", { count: maxGridRows }) })
    .refine(
      (changes) =>
        new Set(changes.map(({ id, variant_id }) => `${id} ${variant_id}`.toLowerCase())).size ===
        changes.length,
      {
        error: () => t("Send each row once."),
      },
    )
    .refine((changes) => new Set(changes.map(({ id }) => id)).size <= maxGridProducts, {
      error: () => t("Edit at most {count} products at a time.", { count: maxGridProducts }),
    }),
});
export type EditOwnProducts = z.infer<typeof EditOwnProducts>;

const ProductId = z.strictObject({ id: Id });
const Saved = z.object({ status: z.literal(true), message: z.string(), data: OwnProduct });

export const ownProducts = {
  get: endpoint({
    method: "GET",
    path: `${M}/user/products/own/:id`,
    summary: "Get one of your own products, with its pictures and variants",
    access: "user",
    params: ProductId,
    answer: z.object({ data: OwnProduct }),
    refuses: ["not_found"],
    failed: msg("Failed to load product"),
  }),
  getMany: endpoint({
    method: "GET",
    path: `${M}/user/products/own`,
    summary: "Get up to 100 of your own products, with their variants",
    access: "user",
    query: z.strictObject({
      /** Separated by commas. Those that aren't yours are left out. */
      ids: z.string().regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,99}$/),
    }),
    answer: z.object({ data: z.array(OwnProduct) }),
    failed: msg("Failed to load products"),
  }),
  add: endpoint({
    method: "POST",
    path: `${M}/user/products/own`,
    summary: "Add a product of your own to your catalogue",
    access: "user",
    body: AddOwnProduct,
    answer: Saved,
    status: 201,
    refuses: ["store_required", "plan_limit_reached"],
    done: msg("Product added"),
    failed: msg("Failed to add product"),
    idempotent: true,
  }),
  duplicate: endpoint({
    method: "POST",
    path: `${M}/user/products/own/:id/duplicate`,
    summary:
      "Copy one of your own products as a draft, with its pictures and variants but without SKUs and barcodes",
    access: "user",
    params: ProductId,
    answer: Saved,
    status: 201,
    refuses: ["not_found", "plan_limit_reached"],
    done: msg("Product copied as a draft"),
    failed: msg("Failed to copy product"),
    idempotent: true,
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/products/own/:id`,
    summary: "Update one of your own products",
    access: "user",
    params: ProductId,
    body: EditOwnProduct,
    answer: Saved,
    refuses: ["not_found"],
    done: msg("Product saved"),
    failed: msg("Failed to save product"),
  }),
  editMany: endpoint({
    method: "PATCH",
    path: `${M}/user/products/own`,
    summary: "Update many of your own products and their variants: all of them, or none",
    access: "user",
    body: EditOwnProducts,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found", "version_conflict"],
    done: msg("Products saved"),
    failed: msg("Failed to save products"),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/products/own/:id`,
    summary: "Delete one of your own products; orders keep what they say about it",
    access: "user",
    params: ProductId,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    refuses: ["not_found"],
    done: msg("Product deleted"),
    failed: msg("Failed to delete product"),
  }),
};
