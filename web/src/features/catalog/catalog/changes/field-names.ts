import type { SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";

export const fieldNames: Record<SourceField, string> = {
  name: "Name",
  description: "Description",
  picture: "Picture",
  price: "Price",
  wholesale_price: "What it costs you",
  category: "Category",
  brand: "Brand",
};
