// A gateway that takes no money but otherwise works like a real one, with its own page and signed events.
import { sandboxPath } from "@solodesk/contract/kernel/pages.ts";
import type { OpenedSession, PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import { invalidSignature } from "../signature-header.ts";
import { closeSandboxSession, type SandboxDeps } from "./choose-outcome.ts";
import { makeCharge } from "./make-charge.ts";
import { makeRefund } from "./make-refund.ts";
import { newSession } from "./new-session.ts";
import { readSandboxEvent } from "./sandbox-event.ts";
import { requireSignature } from "./sandbox-signature.ts";
import { sessionStateOf } from "./session-state.ts";
import {
  findSession,
  findSessionOf,
  forgetMethod,
  insertSandboxSession,
  type SessionRow,
} from "./sessions.repository.ts";

function bodyOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

export function sandboxGateway(deps: SandboxDeps): PaymentGateway {
  const { db, clock } = deps;
  // The payment page has the same origin as the page that the buyer returns to.
  const openedAs = ({ id, successUrl }: SessionRow): OpenedSession => ({
    sessionId: id,
    checkoutUrl: new URL(sandboxPath(id), successUrl).href,
  });

  return {
    name: "sandbox",

    async openSession(wanted) {
      const facts = { status: "open" as const, paidAt: null, chargeIds: [] };
      const session = await insertSandboxSession(db, { ...newSession(clock.now()), ...wanted, ...facts });
      return openedAs(session);
    },

    async findSession(sessionId) {
      const row = await findSession(db, sessionId);
      return row && sessionStateOf(row, clock.now());
    },

    async findSessionOf(paymentId) {
      const row = await findSessionOf(db, paymentId);
      return row && { ...sessionStateOf(row, clock.now()), ...openedAs(row) };
    },

    closeSession: (sessionId) => closeSandboxSession(deps, sessionId),
    charge: (wanted) => makeCharge(deps, wanted),
    detach: ({ methodRef }) => forgetMethod(db, methodRef),
    refund: (wanted) => makeRefund(deps, wanted),

    async readEvent(signed) {
      requireSignature(deps, signed);
      const event = readSandboxEvent(bodyOf(signed.bytes));
      if (!event) throw invalidSignature();
      return event;
    },
  };
}
