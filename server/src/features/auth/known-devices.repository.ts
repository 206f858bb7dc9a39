import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { knownDevices } from "./known-devices.table.ts";

interface Device {
  userId: Id;
  name: string;
  now: Date;
}

export const isKnownDevice = async (db: Db, userId: Id, name: string): Promise<boolean> =>
  (await db.$count(knownDevices, and(eq(knownDevices.userId, userId), eq(knownDevices.name, name)))) > 0;

/** Whether it is another than those the account was signed in from before; the first one of all is news to nobody. */
export async function meetDevice(tx: Db, { userId, name, now }: Device): Promise<boolean> {
  const { rowCount } = await tx
    .insert(knownDevices)
    .values({ userId, name, firstSeenAt: now })
    .onConflictDoNothing();
  return rowCount === 1 && (await tx.$count(knownDevices, eq(knownDevices.userId, userId))) > 1;
}
