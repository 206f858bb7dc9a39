import type { Db } from "#kernel/database/db.ts";
import { listPublished } from "./store.repository.ts";

/** Lists published stores, newest change first. */
export const listPublishedStores = (db: Db, limit: number): ReturnType<typeof listPublished> =>
  listPublished(db, limit);
