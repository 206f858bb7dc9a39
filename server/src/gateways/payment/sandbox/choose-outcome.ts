import { randomBytes } from "node:crypto";
import { after, seconds } from "#kernel/clock.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SandboxEvent } from "./sandbox-event.ts";
import { changeSession, type SessionRow } from "./sessions.repository.ts";
import { type Happening, tellEvents } from "./tell-events.ts";

/** What somebody can choose on the page, beside going back. */
export const outcomes = ["pay", "decline", "pay_late", "pay_twice"] as const;
export type Outcome = (typeof outcomes)[number];

/** Between the end of a session and the money that comes all the same. */
const LATE = seconds(10);

export type SandboxDeps = Pick<Deps, "db" | "clock" | "secrets" | "jobs" | "ownOrigin" | "log" | "newId">;

const newCharge = () => `ch_${randomBytes(12).toString("hex")}`;

export const chargeData = ({ id, paymentId, projectId, amount, currency }: SessionRow) => ({
  session_id: id,
  payment_id: paymentId,
  project_id: projectId,
  amount,
  currency,
});

const said = (type: SandboxEvent["type"], row: SessionRow, at: Date): Happening => ({
  type,
  data: chargeData(row),
  at,
});

const paidFor = (row: SessionRow, at: Date): Happening[] =>
  row.chargeIds.map((charge_id) => ({
    type: "payment.succeeded",
    data: { ...chargeData(row), charge_id },
    at,
  }));

/** Undefined when it was over already: of many that choose at once, one is heard. */
export function chooseOutcome(
  deps: SandboxDeps,
  sessionId: string,
  outcome: Outcome,
): Promise<SessionRow | undefined> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const isLate = outcome === "pay_late";
    const row = await changeSession(tx, sessionId, {
      from: isLate ? ["open", "expired"] : ["open"],
      ...(!isLate && { before: now }),
      to: changeOf(outcome, now),
    });
    if (row) await tellEvents(deps, tx, { seed: sessionId, happenings: happeningsOf(outcome, row, now) });
    return row;
  });
}

function changeOf(outcome: Outcome, now: Date): Partial<SessionRow> {
  switch (outcome) {
    case "pay":
      return { paidAt: now, chargeIds: [newCharge()] };
    case "pay_twice":
      return { paidAt: now, chargeIds: [newCharge(), newCharge()] };
    case "pay_late":
      return { status: "expired", paidAt: after(now, LATE), chargeIds: [newCharge()] };
    case "decline":
      return { status: "failed" };
  }
}

function happeningsOf(outcome: Outcome, row: SessionRow, now: Date): Happening[] {
  if (outcome === "decline") return [said("payment.failed", row, now)];
  const paid = paidFor(row, row.paidAt ?? now);
  return outcome === "pay_late" ? [said("session.expired", row, now), ...paid] : paid;
}

/** From then on only who asks for a late payment gets one. Harmless when it is over. */
export async function closeSandboxSession(deps: SandboxDeps, sessionId: string): Promise<void> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const row = await changeSession(tx, sessionId, { from: ["open"], to: { status: "expired" } });
    if (row) await tellEvents(deps, tx, { seed: sessionId, happenings: [said("session.expired", row, now)] });
  });
}
