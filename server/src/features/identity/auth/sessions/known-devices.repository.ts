import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { knownDevices } from "./known-devices.table.ts";

interface Device {
  userId: Id;
  name: string;
  now: Date;
}

/**
 * Records a device. Returns true if it is new to an account that already had others: the very first one is
 * not worth an email.
 */
export async function meetDevice(tx: Db, { userId, name, now }: Device): Promise<boolean> {
  const { rowCount } = await tx
    .insert(knownDevices)
    .values({ userId, name, firstSeenAt: now })
    .onConflictDoNothing();
  return rowCount === 1 && (await tx.$count(knownDevices, eq(knownDevices.userId, userId))) > 1;
}
