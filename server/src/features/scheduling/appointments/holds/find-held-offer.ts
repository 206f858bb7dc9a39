import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findHeir } from "./holds.repository.ts";

interface Offer {
  storeId: Id;
  /** The hold's id. */
  id: Id;
  startsAt: Date;
}

/** What became of a time that was held for somebody on the waitlist: it is still held, or booked, or neither. */
export async function findHeldOffer(db: Db, offer: Offer): Promise<"held" | { bookedAs: Id } | undefined> {
  const row = await findHeir(db, offer);
  if (!row) return undefined;
  return row.status === "Held" ? "held" : { bookedAs: row.id };
}
