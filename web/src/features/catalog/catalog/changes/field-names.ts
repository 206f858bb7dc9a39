import type { SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";

export const fieldNames: Record<SourceField, Message> = {
  name: msg("Name"),
  description: msg("Description"),
  picture: msg("Picture"),
  price: msg("Price"),
  wholesale_price: msg("What it costs you"),
  category: msg("Category"),
  brand: msg("Brand"),
};
