import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Service } from "@solodesk/contract/services.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { countHolds, insertHold, moveHold, type NewHold } from "./holds.repository.ts";
import { takeTime, type WantedTime } from "./take-time.ts";
import { timeColumns } from "./time-columns.ts";

/** More people than book at one store at once; so many times at most are lost to somebody who only plays. */
const MOST_HELD = 20;

interface Holding {
  service: Service;
  heldUntil: Date;
}

/**
 * The hold that is `wanted.hold` is moved there; one that is gone is made anew, under another id, which is the answer.
 * Throws "slot_taken", "rate_limited".
 */
export async function takeHold(deps: Deps, wanted: WantedTime, { service, heldUntil }: Holding): Promise<Id> {
  const { store, at, length, buffer, hold: held } = wanted;
  const now = deps.clock.now();
  const hold: NewHold = {
    ...timeColumns(store, { from: at, to: at + length }, buffer),
    id: held ?? deps.newId(),
    storeId: store.id,
    serviceId: service.id,
    serviceName: service.name,
    title: service.name,
    customerEmail: "",
    customerPhone: "",
    notes: "",
    price: service.price.amount,
    source: "store_page",
    heldUntil,
    createdAt: now,
    updatedAt: now,
  };
  return takeTime(deps, wanted, (tx) => keep(deps, tx, hold));
}

async function keep({ clock, newId }: Deps, tx: Db, hold: NewHold): Promise<Id> {
  if (await moveHold(tx, hold, clock.now())) return hold.id;
  if ((await countHolds(tx, hold.storeId)) >= MOST_HELD) {
    throw new AppError("rate_limited", {
      message: "Many people are booking here at this moment. Try again in a few minutes.",
      retryAfter: 60,
    });
  }
  const id = newId();
  await insertHold(tx, { ...hold, id });
  return id;
}
