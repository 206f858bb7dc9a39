import { eq } from "drizzle-orm";
import { ConfigError } from "../config/config.ts";
import type { Db } from "./db.ts";
import { installation } from "./installation.table.ts";

/** Stores a fact unless it is already stored, and returns the stored value: the first one wins. */
export async function storeFactOnce(db: Db, key: string, value: string): Promise<string> {
  await db.insert(installation).values({ key, value }).onConflictDoNothing();
  return (await findFact(db, key)) ?? value;
}

export async function findFact(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row?.value;
}

/** Overwrites a fact. For facts about the running program, such as its version of time zone data. */
export async function replaceFact(db: Db, key: string, value: string): Promise<void> {
  await db.update(installation).set({ value }).where(eq(installation.key, key));
}

/** Fixes the currency at first start, because stored amounts mean nothing without it. Throws ConfigError. */
export async function fixCurrency(db: Db, currency: string): Promise<void> {
  const stored = await storeFactOnce(db, "currency", currency);
  if (stored === currency) return;
  throw new ConfigError(`CURRENCY=${currency} is invalid: this installation keeps its books in ${stored}.`);
}
