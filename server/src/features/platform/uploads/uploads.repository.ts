import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Picture } from "@solodesk/contract/platform/uploads/picture.ts";
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql, sum } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { uploads } from "./uploads.table.ts";

/** Makes concurrent uploads of one user wait for each other until their transactions end. */
export async function lockUploadsOf(tx: Db, userId: Id): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads of ${userId}`}, 0))`);
}

export async function insertUpload(db: Db, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload);
}

/** Returns when the user's `nth` last upload since `since` was made, or undefined if there are fewer. */
export async function findNthLastUpload(
  db: Db,
  userId: Id,
  nth: number,
  since: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.createdAt, since)))
    .orderBy(desc(uploads.createdAt))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt;
}

/** Sums the bytes of all of a user's pictures. */
export async function sumBytes(db: Db, userId: Id): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  return row?.bytes ?? 0;
}

/** Returns whether this user has such a picture, and prevents its deletion until the transaction ends. */
export async function lockOwnUpload(tx: Db, userId: Id, { id, width, height }: Picture): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`SELECT FROM uploads
        WHERE id = ${id} AND user_id = ${userId} AND width = ${width} AND height = ${height} FOR KEY SHARE`,
  );
  return rowCount === 1;
}

const isUnused = sql`
  NOT EXISTS (SELECT FROM users WHERE picture_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM stores WHERE logo_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM stores WHERE banner_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM services WHERE image_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM products WHERE image_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM products WHERE store_id IS NOT NULL AND uploads_in(pictures) @> ARRAY[${uploads.id}])
  AND NOT EXISTS (SELECT FROM product_variants WHERE image_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM agreed_products WHERE image_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM agreed_products WHERE answered_upload = ${uploads.id})
  AND NOT EXISTS (SELECT FROM import_changes WHERE image_upload = ${uploads.id})`;

const idsOf = (rows: { id: Id }[]): Id[] => rows.map(({ id }) => id);

/** A position in a walk over the pictures. */
type Place = Pick<typeof uploads.$inferSelect, "id" | "createdAt">;

const isBeyond = ({ createdAt, id }: Place): SQL =>
  sql`(${uploads.createdAt}, ${uploads.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

/**
 * Locks unused pictures from before `moment`, oldest first, except those that another transaction is starting
 * to use. `last` continues a walk, so that used pictures are checked once per walk, not once per batch.
 */
export function lockUnused(tx: Db, moment: Date, limit: number, last: Place | undefined): Promise<Place[]> {
  return tx
    .select({ id: uploads.id, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(lt(uploads.createdAt, moment), last && isBeyond(last), isUnused))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
    .limit(limit)
    .for("update", { skipLocked: true });
}

/**
 * Deletes those that are still unused: once locked, nobody can start to use them. Returns the deleted ones.
 */
export async function deleteUnused(tx: Db, ids: Id[]): Promise<Id[]> {
  const which: SQL | undefined = and(inArray(uploads.id, ids), isUnused);
  return idsOf(await tx.delete(uploads).where(which).returning({ id: uploads.id }));
}

/** Returns those that are a picture or a file that a customer sent. */
export async function findKnown(db: Db, ids: Id[]): Promise<ReadonlySet<Id>> {
  const known = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids));
  const sent = await db.execute<{ id: Id }>(
    sql`SELECT id FROM answer_files WHERE id = ANY (${sql.param(ids)}::uuid[])`,
  );
  return new Set([...idsOf(known), ...idsOf(sent.rows)]);
}
