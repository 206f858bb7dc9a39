// Builds the events about a session.

import type { NewEvent } from "./queue-events.ts";
import type { SandboxEvent } from "./sandbox-event.ts";
import { sessionMethodOf } from "./session-state.ts";
import type { SessionRow } from "./sessions.repository.ts";

const chargeData = ({ id, paymentId, projectId, amount, currency }: SessionRow) => ({
  session_id: id,
  payment_id: paymentId,
  project_id: projectId,
  amount,
  currency,
});

export const eventOf = (type: SandboxEvent["type"], row: SessionRow, at: Date): NewEvent => ({
  type,
  data: chargeData(row),
  at,
});

export function paidFor(row: SessionRow, at: Date): NewEvent[] {
  const saved = sessionMethodOf(row);
  const method = saved && {
    customer_ref: saved.customerRef,
    method_ref: saved.methodRef,
    label: saved.label,
  };
  // A session that only saved a card has no charge.
  const charges = row.amount === 0 ? [null] : row.chargeIds;
  return charges.map((charge_id) => ({
    type: "payment.succeeded",
    data: { ...chargeData(row), charge_id, method },
    at,
  }));
}
