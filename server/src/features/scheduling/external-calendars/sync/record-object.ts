import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Db } from "#kernel/database/db.ts";
import { deleteObject, putObject } from "./objects.repository.ts";

interface WrittenObject {
  href: string;
  /** Empty if the provider did not say. */
  etag: string;
  own: Range;
  now: Date;
}

/** Writes down what we wrote into a calendar, or that we removed it. */
export const recordObject = (
  db: Db,
  which: { storeId: Id; id: Id },
  object: WrittenObject | { href: string },
): Promise<void> => ("own" in object ? putObject(db, which, object) : deleteObject(db, which, object.href));
