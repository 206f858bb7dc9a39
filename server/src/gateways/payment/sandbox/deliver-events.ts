import { inTransaction } from "#kernel/database/db.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { LONGEST_POST, postToOwnOrigin } from "#kernel/outside/post-to-own-origin.ts";
import { after, days, minutes, seconds } from "#kernel/time/clock.ts";
import { claimDue, deleteSentBefore, type EventRow, recordSending } from "./events.repository.ts";
import { DELIVER_SANDBOX_EVENTS, wakeDelivery } from "./queue-events.ts";
import { SIGNATURE, signBody } from "./sandbox-signature.ts";

/** Delays between attempts. After the last one the event is given up; the reconciler finds the payment. */
const waits = [seconds(5), seconds(30), minutes(5), minutes(30)];
const BATCH = 10;
/** Longer than sending the whole batch takes, so that no other process sends its events meanwhile. */
const CLAIM = 2 * BATCH * LONGEST_POST;
const KEPT_DAYS = 7;

/** Sends due events one by one over HTTP, like a real gateway. Returns how many arrived. */
export async function deliverEvents(deps: Deps): Promise<number> {
  if (!deps.gateways.has("sandbox")) return 0;
  const now = deps.clock.now();
  await deleteSentBefore(deps.db, after(now, -days(KEPT_DAYS)));
  const due = await claimDue(deps.db, {
    now,
    until: after(now, CLAIM),
    mostAttempts: waits.length + 1,
    limit: BATCH,
  });
  const arrived = await oneByOne(deps.log, due, (event) => deliver(deps, event));
  if (due.length === BATCH) await inTransaction(deps, (deps) => wakeDelivery(deps, now));
  return arrived;
}

async function deliver(deps: Deps, event: EventRow): Promise<boolean> {
  const bytes = Buffer.from(event.body);
  const error = await postToOwnOrigin(deps.ownOrigin, "/webhooks/sandbox", bytes, {
    "content-type": "application/json",
    [SIGNATURE]: signBody(deps, bytes),
  });
  const now = deps.clock.now();
  if (error === undefined) {
    await recordSending(deps.db, event, { deliveredAt: now, error: null });
    return true;
  }
  const wait = waits[event.attempts - 1];
  deps.log.warn(
    { event: event.eventId, reason: error, again: wait !== undefined },
    "an event did not arrive",
  );
  await inTransaction(deps, async (deps) => {
    const sendAt = wait === undefined ? event.sendAt : after(now, wait);
    await recordSending(deps.db, event, { sendAt, error });
    if (wait !== undefined) await wakeDelivery(deps, sendAt);
  });
  return false;
}

export const deliverEventsJob = { name: DELIVER_SANDBOX_EVENTS, run: deliverEvents };
