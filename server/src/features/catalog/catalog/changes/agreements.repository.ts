import type { SourceField } from "@solodesk/contract/catalog/catalog/source-change.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, listedColumns, withAgreed } from "../product-row.ts";
import type { Agreement, ProductFacts } from "./agreement.ts";

export interface AgreedRow {
  productId: Id;
  mine: Omit<Agreement, "list_price">;
  /** Amounts come as text because they are bigint. */
  listPrice: string;
  source: ProductFacts;
  /** The revision of the source. */
  revision: string;
  /** The picture that the store shows. */
  picture: string | null;
  changes: SourceField[];
}

const findStatement = `
  SELECT p.id AS "productId", to_jsonb(a) AS mine, l.list_price AS "listPrice", to_jsonb(p) AS source,
    p.revision::text AS revision, shown_picture(a, p) AS picture, changed_fields(a, p, l.list_price) AS changes
  FROM listings l ${withAgreed} WHERE l.store_id = $1 AND (l.id = $2 OR l.product_id = $2)`;

/** `id` is the product's or the listing's. Undefined when the store does not list it. */
export async function findAgreed(db: Db, storeId: Id, id: Id): Promise<AgreedRow | undefined> {
  const [row] = await prepared<AgreedRow>(db, "find-agreed", findStatement, [storeId, id]);
  return row;
}

/** The same, and keeps the agreement and its source unchanged until the transaction ends. */
export async function lockAgreed(tx: Db, storeId: Id, id: Id): Promise<AgreedRow | undefined> {
  const text = `${findStatement} FOR UPDATE OF a FOR SHARE OF p`;
  const [row] = await prepared<AgreedRow>(tx, "lock-agreed", text, [storeId, id]);
  return row;
}

const updateStatement = `
  WITH priced AS (
    UPDATE listings SET list_price = ($3::jsonb ->> 'list_price')::bigint WHERE store_id = $1 AND product_id = $2
  )
  UPDATE agreed_products a SET name = n.name, description = n.description, category = n.category, brand = n.brand,
    image_url = n.image_url, source_image_url = n.source_image_url, price = n.price,
    wholesale_price = n.wholesale_price, declined = n.declined, answered = n.answered
  FROM jsonb_to_record($3::jsonb) AS n (name text, description text, category text, brand text, image_url text,
    source_image_url text, price bigint, wholesale_price bigint, declined jsonb, answered jsonb)
  WHERE a.store_id = $1 AND a.product_id = $2`;

/** The caller must have locked the store. */
export async function updateAgreed(tx: Db, storeId: Id, productId: Id, mine: Agreement): Promise<void> {
  await prepared(tx, "update-agreed", updateStatement, [storeId, productId, JSON.stringify(mine)]);
}

const listedStatement = `SELECT ${listedColumns} FROM listings l ${withAgreed} WHERE l.store_id = $1 AND l.product_id = $2`;

export async function findListed(db: Db, storeId: Id, productId: Id): Promise<ListedRow | undefined> {
  const [row] = await preparedTuples<ListedRow>(db, "find-listed", listedStatement, [storeId, productId]);
  return row;
}
