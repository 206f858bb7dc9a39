import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function storeRows({ server: { database }, storeId, mark }: MarkedSeller): Promise<void> {
  await database.sql(
    `UPDATE stores SET name = '${mark} store', tagline = '${mark}', published = false WHERE id = $1`,
    [storeId],
  );
}
