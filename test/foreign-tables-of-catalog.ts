// What foreign-tables.test.ts allows the catalogue's wing.
export const ofCatalog = {
  "catalog/catalog/listings/listings.repository.ts": {
    tables: ["stores"],
    because: "Selecting 1,000 products is one statement, all or nothing, and it begins with the store's row.",
  },
  "catalog/catalog/import/remove-products.repository.ts": {
    tables: ["stores"],
    because: "What leaves the catalogue leaves many shelves, and that begins with the rows of those stores.",
  },
  "catalog/catalog/products.repository.ts": {
    tables: ["stores"],
    because:
      "Which products a caller has picked hangs on the caller's store; asking for that first doubles the list.",
  },
  "catalog/translations/translations.repository.ts": {
    tables: ["agreed_products", "listings", "services", "stores"],
    because:
      "The list is paged over the texts of the store, its services and its products together; translations show while the store has their language.",
  },
  "catalog/storefront/page-version.repository.ts": {
    tables: ["agreed_products", "listings", "product_variants", "products", "stores", "website_urls"],
    because:
      "Every visit of a store page asks whether it changed, and does nothing else: one statement, one way.",
  },
  "catalog/catalog/listings/my-listings.repository.ts": {
    tables: ["own_product_search"],
    because:
      "A seller's search looks through what they picked and what is their own in one statement, so that it has one order.",
  },
  "catalog/catalog/stock/offers.repository.ts": {
    tables: ["product_variants"],
    because: "A cart's products and variants are priced in one statement.",
  },
  "catalog/catalog/stock/stock.repository.ts": {
    tables: ["product_variants"],
    because: "The stock of a product and of its variants is taken together, under locks in one order.",
  },
  "catalog/own-products/own-products.repository.ts": {
    tables: ["agreed_products", "listings", "product_variants", "products", "translations"],
    because:
      "An own product is a row of the catalogue with exactly one listing: they are written together or not at all.",
  },
  "catalog/services/slugs/slugs.repository.ts": {
    tables: ["left_slugs"],
    because: "Products and services have slugs by the same rules; each is kept in the row of what it names.",
  },
  "catalog/storefront/items/item-version.repository.ts": {
    tables: ["agreed_products", "left_slugs", "listings", "products", "services", "stores", "website_urls"],
    because: "As for the store page: every visit asks whether the page changed, in one statement.",
  },
  "catalog/storefront/sitemap/sitemap.repository.ts": {
    tables: ["listings", "products", "services", "stores"],
    because: "A part of the sitemap is 10,000 addresses of all stores, in one order.",
  },
};
