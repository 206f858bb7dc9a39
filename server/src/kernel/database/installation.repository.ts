import { eq } from "drizzle-orm";
import { ConfigError } from "../config/config.ts";
import type { Db } from "./db.ts";
import { installation } from "./installation.table.ts";

/** The kept value of a fact; the first one ever given is kept. */
export async function keepFact(db: Db, key: string, value: string): Promise<string> {
  await db.insert(installation).values({ key, value }).onConflictDoNothing();
  return (await findFact(db, key)) ?? value;
}

export async function findFact(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row?.value;
}

/** For facts that go with the program, and not with what is stored. */
export async function replaceFact(db: Db, key: string, value: string): Promise<void> {
  await db.update(installation).set({ value }).where(eq(installation.key, key));
}

/** The currency is fixed at first start: amounts in the database mean nothing without it. */
export async function keepCurrency(db: Db, currency: string): Promise<void> {
  const kept = await keepFact(db, "currency", currency);
  if (kept === currency) return;
  throw new ConfigError(`CURRENCY=${currency} is invalid: this installation keeps its books in ${kept}.`);
}
