import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const ownProductsData: PersonalData = {
  exported: [
    fileOfStore(
      "own-products",
      "products",
      `id, sku, barcode, name, description, category, brand, price, compare_at, cost, stock, weight_grams, options, pictures,
      created_at, updated_at`,
    ),
    fileOfStore(
      "own-product-variants",
      "product_variants",
      "product_id, position, options, sku, barcode, price, compare_at, cost, stock, image_url",
      "product_id, position",
    ),
  ],
  leftOut: {
    products: {
      "image_url, image_upload": "The first of the pictures.",
      "source_image_url, wholesale_price": "Only the shared catalogue has them.",
      "name_key, revision": "What it says once more, to sort by and to compare.",
    },
    product_variants: {
      id: "A number of the server's.",
      image_upload: "The picture once more.",
    },
  },
  deletedOfStore: ["product_variants", "products"],
};
