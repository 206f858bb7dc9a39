import { inTransaction } from "#kernel/database/db.ts";
import type { ChargeMade, ChargeToMake } from "#kernel/outside/payment-gateway.ts";
import type { SandboxDeps } from "./choose-outcome.ts";
import { newCharges } from "./new-charges.ts";
import { newSession } from "./new-session.ts";
import { queueEvents } from "./queue-events.ts";
import { eventOf, paidFor } from "./session-events.ts";
import { sessionMethodOf, sessionStateOf } from "./session-state.ts";
import { findSessionOfMethod, insertSandboxSession, type SessionRow } from "./sessions.repository.ts";

/** Charges a saved test card, once per payment. Returns undefined if there is no such card. */
export async function makeCharge(deps: SandboxDeps, wanted: ChargeToMake): Promise<ChargeMade | undefined> {
  const { method, ...charge } = wanted;
  const saved = await findSessionOfMethod(deps.db, method.methodRef);
  if (!saved || sessionMethodOf(saved)?.customerRef !== method.customerRef) return undefined;
  const now = deps.clock.now();
  const home = deps.ownOrigin.get();
  const facts = { email: saved.email, successUrl: home, cancelUrl: home, expiresAt: now, saveMethod: false };
  const row = { ...newSession(now), ...charge, ...facts, ...outcomeOf(saved, now) };
  return inTransaction(deps, async (deps) => {
    const session = await insertSandboxSession(deps.db, row);
    if (session.id === row.id) await queueEvents(deps, { seed: row.id, events: eventsOf(row, now) });
    return { ...sessionStateOf(session, now), sessionId: session.id };
  });
}

function outcomeOf({ declinesLater }: SessionRow, now: Date) {
  if (declinesLater) return { status: "failed" as const, paidAt: null, chargeIds: [] };
  return { status: "open" as const, paidAt: now, chargeIds: newCharges(1).chargeIds };
}

const eventsOf = (row: SessionRow, now: Date) =>
  row.paidAt ? paidFor(row, now) : [eventOf("payment.failed", row, now)];
