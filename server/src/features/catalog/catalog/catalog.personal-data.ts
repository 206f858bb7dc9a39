import { byStore, fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const catalogData: PersonalData = {
  exported: [
    {
      name: "listings",
      tables: ["listings", "agreed_products"],
      query: `SELECT p.sku, l.slug, a.name, a.description, a.category, a.brand, l.list_price, a.wholesale_price, l.active, l.added_at
        FROM listings l JOIN products p ON p.id = l.product_id
        JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
        WHERE l.${byStore} ORDER BY l.id`,
    },
    fileOfStore("former-page-addresses", "left_slugs", "kind, slug, target_id", "kind, slug"),
  ],
  leftOut: {
    left_slugs: { "product_id, service_id": "Which of the two target_id is.", nth: "Which came first." },
    agreed_products: {
      "price, image_url, source_image_url, image_upload, answered_upload":
        "The catalogue's prices and pictures.",
      "answered, declined, revision": "Which changes of the catalogue were taken over or declined.",
      name_key: "The name once more, to sort by.",
    },
  },
  deletedOfStore: ["left_slugs", "listings"],
  kept: {
    agreed_products: "Gone with the listings.",
  },
};
