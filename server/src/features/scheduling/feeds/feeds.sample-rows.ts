import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function feedsRows({ server: { database, clock }, storeId, mark }: MarkedSeller): Promise<void> {
  await database.sql("INSERT INTO calendar_feeds VALUES ($1, $2, $3)", [
    storeId,
    `hash of ${mark}`,
    clock.now(),
  ]);
}
