import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { publicLanguages } from "../kernel/language/languages.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { line, text } from "../kernel/text.ts";

/** The texts of an item that customers read and the seller may translate. The name of a store stays as it is. */
export const translatedFields = ["name", "tagline", "description"] as const;
export type TranslatedField = (typeof translatedFields)[number];

const TranslatedText = z.object({
  field: z.enum(translatedFields),
  original: z.string(),
  /** Empty without a translation; customers then read the original. */
  translation: z.string(),
  /** Whether the original has changed since it was translated. Customers still read the translation. */
  outdated: z.boolean(),
});

const translatedKinds = ["store", "service", "product"] as const;

/** The store itself, a service, or a product that the store lists, with those of its texts that aren't empty. */
export const TranslatedItem = z.object({
  /** The id of the store, the service or the product. */
  id: Id,
  kind: z.enum(translatedKinds),
  name: z.string(),
  texts: z.array(TranslatedText),
});
export type TranslatedItem = z.infer<typeof TranslatedItem>;

const Language = z.enum(publicLanguages);

const texts = { name: line(300), tagline: line(140), description: text(10_000) };

/** An empty text removes the translation; a field that is left out stays as it is. */
export const EditTranslation = z
  .strictObject({
    ...texts,
    /**
     * The texts that were translated, as the seller saw them: one that has changed since makes its translation outdated.
     * Imported names may have line breaks.
     */
    originals: z.strictObject({ name: text(300), tagline: text(140), description: text(10_000) }).partial(),
  })
  .partial();
export type EditTranslation = z.infer<typeof EditTranslation>;

export const TranslationFilter = z.strictObject({
  /** By default the store's second language: sellers write in their first. */
  language: Language.optional(),
  /** `open`: a text has no translation, or an outdated one. */
  state: z.enum(["all", "open"]).default("all"),
  ...pageQuery(20),
});
export type TranslationFilter = z.output<typeof TranslationFilter>;

const TranslationList = z.object({
  data: z.array(TranslatedItem),
  pagination: Pagination,
  language: Language,
  /** All languages of the store. */
  languages: z.array(Language),
});
export type TranslationList = z.infer<typeof TranslationList>;

/** The texts of all products are compared with their translations. */
const listLimit: Limit = {
  most: 60,
  per: "minute",
  by: "user",
  message: () => t("Too many requests."),
};

export const translations = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/store/translations`,
    summary: "List the texts of your store with their translations into one of its languages",
    access: "user",
    query: TranslationFilter,
    limit: listLimit,
    answer: TranslationList,
    refuses: ["store_required"],
    failed: msg("Failed to load your translations"),
  }),
  save: endpoint({
    method: "PATCH",
    path: `${M}/user/store/translations/:language/:id`,
    summary: "Translate the texts of your store, a service or a listed product",
    access: "user",
    params: z.strictObject({ language: Language, id: Id }),
    body: EditTranslation,
    answer: z.object({ status: z.literal(true), message: z.string(), data: TranslatedItem }),
    refuses: ["store_required"],
    done: msg("Translation saved"),
    failed: msg("Failed to save the translation"),
  }),
};
