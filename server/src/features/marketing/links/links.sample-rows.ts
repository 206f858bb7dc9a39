import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function linksRows({ server: { database, deps, clock }, storeId, mark }: MarkedSeller) {
  const linkId = deps.newId();
  // An address takes eight characters.
  const code = `${mark.slice(0, 3).repeat(2)}zz`;
  await database.sql(
    `INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at)
     VALUES ($1, $2, $4, '${mark} link', 'store', 'flyer', 'flyer', '${mark}', $3)`,
    [storeId, linkId, clock.now(), code],
  );
  return { linkId };
}
