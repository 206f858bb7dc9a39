import { msg } from "@solodesk/contract/kernel/language/t.ts";

/** The sections of a store page, as their headings say. */
export const sectionNames = {
  services: msg("Services"),
  products: msg("Products"),
  about: msg("About||the store"),
} as const;
