// Whoever emptied the catalogue on purpose does not want the sample back at the next start.
import type { Db } from "#kernel/database/db.ts";
import { findFact, keepFact } from "#kernel/database/installation.repository.ts";

const KEY = "sample-catalogue";

export const declineSampleCatalogue = async (db: Db): Promise<void> => {
  await keepFact(db, KEY, "declined");
};

export const isSampleDeclined = async (db: Db): Promise<boolean> => (await findFact(db, KEY)) !== undefined;
