import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function translationsRows({ server: { database }, storeId, mark }: MarkedSeller) {
  await database.sql(
    `INSERT INTO translations (store_id, language, item_id, field, original, translation)
     VALUES ($1, 'es', $1, 'tagline', 'Tagline', '${mark} lema')`,
    [storeId],
  );
}
