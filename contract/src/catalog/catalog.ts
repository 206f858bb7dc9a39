import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money, Price } from "../kernel/money.ts";
import { Pagination, pageQuery, productPageSize } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { AnswerChanges, SourceChanges, SourceField, UndoAnswers } from "./catalog/source-change.ts";
import { Service } from "./services.ts";

export const Product = z.object({
  id: Id,
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  brand: z.string(),
  image_url: z.string().nullable(),
  price: Money,
  wholesale_price: Money,
  stock: z.int().nullable(),
  selected: z.boolean(),
});
export type Product = z.infer<typeof Product>;

/** Where a listed product comes from. */
const productSources = ["own", "shared"] as const;

/** A product as its seller accepted it, but with the current stock and wholesale price. */
export const ListedProduct = Product.extend({
  listing_id: Id,
  /** Names its page: /store/:storeName/p/:slug. */
  slug: z.string(),
  list_price: Money,
  active: z.boolean(),
  added_at: Instant,
  /** `own`: a product of the seller's own. */
  source: z.enum(productSources),
  /** For own products: what it cost before, more than the price. With variants: of the cheapest one, as the price is. */
  compare_at: Money.nullable(),
  /** For own products: what a piece costs the seller. With variants: of the cheapest one. */
  cost: Money.nullable(),
  /** Whether its variants are chosen from; `list_price` is then the lowest of theirs. */
  has_variants: z.boolean(),
  /** Fields the source has changed and the seller has not answered yet. */
  changes: z.array(SourceField),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

const productPage = pageQuery(productPageSize);
export const productSorts = ["default", "name", "price", "-price", "newest"] as const;
export type ProductSort = (typeof productSorts)[number];
/** Sort orders of the seller's own catalogue; `price` is the seller's own price. */
export const listingSorts = ["default", "newest", "name", "price", "-price"] as const;
export type ListingSort = (typeof listingSorts)[number];
/** `changed`: the source has changes that the seller has not answered yet. */
export const listingStates = ["active", "inactive", "changed"] as const;
export type ListingState = (typeof listingStates)[number];
const ProductPage = z.object({ products: z.array(Product), pagination: Pagination });
export type ProductPage = z.infer<typeof ProductPage>;

/** Most products that one call lists or unlists. */
export const maxProductIds = 1000;
/** Most characters of a search text. */
export const maxSearchLength = 200;

const ProductIds = z.strictObject({ product_ids: z.array(Id).min(1).max(maxProductIds) });

/** Price and visibility of a new listing, instead of the catalogue's price and active. */
const ListingTerms = z.strictObject({ product_id: Id, list_price: Price, active: z.boolean() });
export type ListingTerms = z.infer<typeof ListingTerms>;

const Selection = ProductIds.extend({ terms: z.array(ListingTerms).max(maxProductIds).default([]) });

export const EditListing = z.strictObject({ list_price: Price, active: z.boolean() }).partial();
export type EditListing = z.infer<typeof EditListing>;

const SavedListing = z.object({ status: z.literal(true), message: z.string(), data: ListedProduct });

const Selected = z.object({ success: z.literal(true), message: z.string(), product_ids: z.array(Id) });

export const catalog = {
  list: endpoint({
    method: "GET",
    path: `${M}/products/all`,
    summary: "List the products in the shared catalogue",
    access: "user",
    query: z.strictObject({
      ...productPage,
      category: text(100).optional(),
      sort: z.enum(productSorts).default("default"),
    }),
    answer: ProductPage,
    failed: msg("Failed to load products"),
  }),
  search: endpoint({
    method: "GET",
    path: `${M}/products/search`,
    summary: "Search the shared catalogue, best match first; tolerates typos",
    access: "user",
    query: z.strictObject({
      q: text(maxSearchLength).default(""),
      ...productPage,
      category: text(100).optional(),
    }),
    answer: ProductPage,
    failed: msg("Failed to search products"),
  }),
  listCategories: endpoint({
    method: "GET",
    path: `${M}/products/categories`,
    summary: "List the categories of the shared catalogue with their product counts",
    access: "user",
    answer: z.object({ data: z.array(z.object({ category: z.string(), products: z.int() })) }),
    failed: msg("Failed to load categories"),
  }),
  get: endpoint({
    method: "GET",
    path: `${M}/products/:id`,
    summary: "Get a product from the shared catalogue",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: Product,
    failed: msg("Failed to load product"),
  }),
  listMine: endpoint({
    method: "GET",
    path: `${M}/user/my-products`,
    summary: "List your products and services, filtered and sorted the same way",
    access: "user",
    query: z.strictObject({
      ...productPage,
      q: text(maxSearchLength).default(""),
      // Services have no category, so a category filter excludes them.
      category: text(100).optional(),
      state: z.enum(listingStates).optional(),
      sort: z.enum(listingSorts).default("default"),
    }),
    answer: z.object({
      products: z.array(ListedProduct),
      services: z.array(Service),
      pagination: Pagination,
    }),
    failed: msg("Failed to load your catalogue"),
    agent: "read",
  }),
  listMyCategories: endpoint({
    method: "GET",
    path: `${M}/user/my-products/categories`,
    summary: "List the categories of your products with their counts, and how many products have changed",
    access: "user",
    answer: z.object({
      data: z.array(z.object({ category: z.string(), products: z.int() })),
      /** Number of products with changes that the seller has not answered yet. */
      changed: z.int(),
    }),
    failed: msg("Failed to load your categories"),
  }),
  select: endpoint({
    method: "POST",
    path: `${M}/user/products/select`,
    summary: "Add products to your catalogue, optionally with your own prices; all or nothing",
    access: "user",
    body: Selection,
    answer: Selected,
    refuses: ["store_required", "plan_limit_reached", "not_found"],
    failed: msg("Failed to update selected products in your catalog."),
  }),
  unselect: endpoint({
    method: "POST",
    path: `${M}/user/products/unselect`,
    summary: "Remove products from your catalogue; all or nothing",
    access: "user",
    body: ProductIds,
    answer: Selected,
    refuses: ["store_required", "not_found"],
    failed: msg("Failed to remove selected products from your catalog."),
  }),
  editListing: endpoint({
    method: "PATCH",
    path: `${M}/user/products/:id`,
    summary: "Set your price of a listed product, or switch it on or off, by product or listing id",
    access: "user",
    params: z.strictObject({ id: Id }),
    body: EditListing,
    answer: SavedListing,
    failed: msg("Failed to save product"),
    agent: "propose",
  }),
  getChanges: endpoint({
    method: "GET",
    path: `${M}/user/products/:id/changes`,
    summary: "Get what the operator changed in a listed product, by product or listing id",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ data: SourceChanges }),
    failed: msg("Failed to load the changes"),
  }),
  answerChanges: endpoint({
    method: "POST",
    path: `${M}/user/products/:id/changes`,
    summary: "Accept or decline changes to a listed product; fails if it has changed again since",
    access: "user",
    params: z.strictObject({ id: Id }),
    body: AnswerChanges,
    answer: SavedListing,
    refuses: ["version_conflict"],
    failed: msg("Failed to save your choice"),
  }),
  undoAnswers: endpoint({
    method: "POST",
    path: `${M}/user/products/:id/changes/undo`,
    summary: "Undo the last answer to changes of a listed product",
    access: "user",
    params: z.strictObject({ id: Id }),
    body: UndoAnswers,
    answer: SavedListing,
    done: msg("Change undone"),
    failed: msg("Failed to undo your choice"),
  }),
};
