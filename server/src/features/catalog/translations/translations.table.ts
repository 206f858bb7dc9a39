import type { TranslatedField } from "@solodesk/contract/catalog/translations.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

export const translations = pgTable(
  "translations",
  {
    storeId: uuid("store_id").notNull(),
    language: text().$type<LanguageTag>().notNull(),
    /** The store, the service or the product. */
    itemId: uuid("item_id").notNull(),
    field: text().$type<TranslatedField>().notNull(),
    /** The text that was translated. */
    original: text().notNull(),
    translation: text().notNull(),
  },
  ({ storeId, language, itemId, field }) => [primaryKey({ columns: [storeId, language, itemId, field] })],
);
