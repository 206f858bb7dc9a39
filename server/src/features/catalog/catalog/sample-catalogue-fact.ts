// If the operator empties the catalogue on purpose, the sample is not loaded again at the next start.
import type { Db } from "#kernel/database/db.ts";
import { findFact, storeFactOnce } from "#kernel/database/installation.repository.ts";

const KEY = "sample-catalogue";

export const declineSampleCatalogue = async (db: Db): Promise<void> => {
  await storeFactOnce(db, KEY, "declined");
};

export const isSampleDeclined = async (db: Db): Promise<boolean> => (await findFact(db, KEY)) !== undefined;
