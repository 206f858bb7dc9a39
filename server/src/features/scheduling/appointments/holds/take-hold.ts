import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireMonthlyQuota } from "../require-monthly-quota.ts";
import { requireDailyQuota } from "../slots/days-at-limit.ts";
import { takeTime, type WantedTime } from "../slots/take-time.ts";
import { holdRow } from "./hold-row.ts";
import { insertHold, moveHold, type NewHold } from "./holds.repository.ts";
import { requireHoldQuota } from "./require-hold-quota.ts";

interface Holding {
  service: Service;
  heldUntil: Date;
}

/**
 * Moves the hold `wanted.hold` to this time, or creates a new one if there is none or it is gone. Returns the
 * id, which is new in that case. Throws "slot_taken", "rate_limited".
 */
export async function takeHold(deps: Deps, wanted: WantedTime, { service, heldUntil }: Holding): Promise<Id> {
  const { store, at, seats, hold: held } = wanted;
  const hold = holdRow(deps, { store, service, at, seats }, { id: held ?? deps.newId(), heldUntil });
  return takeTime(deps, wanted, async (deps) => {
    const id = await moveOrInsert(deps, hold);
    await requireMonthlyQuota(deps, store.id, [hold]);
    await requireDailyQuota(deps, { store, service }, at);
    return id;
  });
}

async function moveOrInsert({ db, clock, newId }: Deps, hold: NewHold): Promise<Id> {
  if (await moveHold(db, hold, clock.now())) return hold.id;
  await requireHoldQuota(db, { storeId: hold.storeId, count: 1, of: "visitors" });
  const id = newId();
  await insertHold(db, { ...hold, id });
  return id;
}
