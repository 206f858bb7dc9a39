import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import { SENT_EARLY } from "./events.repository.ts";
import { newCharges } from "./new-charges.ts";
import { type NewEvent, queueEvents } from "./queue-events.ts";
import { eventOf, paidFor } from "./session-events.ts";
import { changeSession, findSession, type SessionRow } from "./sessions.repository.ts";

/** What the buyer can choose on the page, besides cancelling. */
export const outcomes = ["pay", "decline", "pay_late", "pay_twice", "pay_once"] as const;
export type SandboxOutcome = (typeof outcomes)[number];

/** Delay between the expiry of a session and its late payment. */
const LATE = seconds(10);

export type SandboxDeps = Pick<Deps, "db" | "clock" | "secrets" | "jobs" | "ownOrigin" | "log" | "newId">;

/** Returns undefined if the session has already ended. Of concurrent choices, only one takes effect. */
export function chooseOutcome(
  deps: SandboxDeps,
  sessionId: string,
  outcome: SandboxOutcome,
): Promise<SessionRow | undefined> {
  const now = deps.clock.now();
  return inTransaction(deps, async (deps) => {
    const isLate = outcome === "pay_late";
    const isSetup = (await findSession(deps.db, sessionId))?.amount === 0;
    const row = await changeSession(deps.db, sessionId, {
      from: isLate ? ["open", "expired"] : ["open"],
      ...(!isLate && { before: now }),
      to: changeOf(outcome, now, isSetup),
    });
    if (row) await queueEvents(deps, { seed: sessionId, events: eventsOf(outcome, row, now) });
    return row;
  });
}

/** `isSetup`: the session saves a card and takes nothing. */
function changeOf(outcome: SandboxOutcome, now: Date, isSetup: boolean): Partial<SessionRow> {
  const charges = (count: 1 | 2) => newCharges(isSetup ? 0 : count);
  switch (outcome) {
    case "pay":
      return { paidAt: now, ...charges(1) };
    case "pay_once":
      return { paidAt: now, ...charges(1), declinesLater: true };
    case "pay_twice":
      return { paidAt: now, ...charges(2) };
    case "pay_late":
      return { status: "expired", paidAt: after(now, LATE), ...charges(1) };
    case "decline":
      return { status: "failed" };
  }
}

function eventsOf(outcome: SandboxOutcome, row: SessionRow, now: Date): NewEvent[] {
  if (outcome === "decline") return [eventOf("payment.failed", row, now)];
  const paidAt = row.paidAt ?? now;
  if (outcome !== "pay_late") return paidFor(row, paidAt);
  // Sent early, it would report a charge that can't be refunded yet, and the refund of a late payment starts with it.
  return [eventOf("session.expired", row, now), ...paidFor(row, after(paidAt, SENT_EARLY))];
}

/** Expires the session; after that only "pay_late" can pay it. Does nothing if it has ended. */
export async function closeSandboxSession(deps: SandboxDeps, sessionId: string): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (deps) => {
    const row = await changeSession(deps.db, sessionId, { from: ["open"], to: { status: "expired" } });
    if (row) await queueEvents(deps, { seed: sessionId, events: [eventOf("session.expired", row, now)] });
  });
}
