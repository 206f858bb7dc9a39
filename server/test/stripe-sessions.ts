// Stripe's hosted sessions, as far as they are used here.
import { randomBytes } from "node:crypto";
import type { stripeIntents } from "./stripe-intents.ts";
import {
  type Answer,
  type Form,
  listed,
  missing,
  notFound,
  refused,
  type StripeObject,
  type Tell,
} from "./stripe-wire.ts";

const HALF_HOUR = 30 * 60;

export function stripeSessions(
  now: () => number,
  tell: Tell,
  {
    ofSession,
    keepCard,
    expanded,
  }: Pick<ReturnType<typeof stripeIntents>, "ofSession" | "keepCard" | "expanded">,
) {
  const sessions = new Map<string, StripeObject>();

  function createSession(form: Form): Answer {
    const [item] = Object.values((form["line_items"] ?? {}) as Record<string, Form>);
    const price = (item?.["price_data"] ?? {}) as Form;
    for (const name of ["success_url", "mode"]) if (!form[name]) return missing(name);
    const { customer_email: email } = form;
    if (email === "") return refused("customer_email", "parameter_invalid_empty");
    if (typeof email === "string" && email.endsWith("@invalid"))
      return refused("customer_email", "email_invalid", 400, `Invalid email address: ${email}`);
    const isSetup = form["mode"] === "setup";
    if (isSetup && (form["line_items"] !== undefined || form["payment_intent_data"] !== undefined))
      return refused("line_items", "parameter_unknown");
    if (isSetup && !form["currency"] && !form["allowed_payment_method_types"]) return missing("currency");
    const [amount, expiresAt] = [Number(isSetup ? 0 : price["unit_amount"]), Number(form["expires_at"])];
    if (!isSetup && form["setup_intent_data"] !== undefined)
      return refused("setup_intent_data", "parameter_unknown");
    if (!isSetup && !Number.isInteger(amount)) return refused("unit_amount", "parameter_invalid_integer");
    if (!isSetup && amount < 50) return refused("unit_amount", "amount_too_small");
    if (expiresAt < now() + HALF_HOUR) return refused("expires_at", "parameter_invalid_integer");
    const id = `cs_test_${randomBytes(20).toString("hex")}`;
    const session = {
      id,
      object: "checkout.session",
      status: "open",
      mode: form["mode"],
      payment_status: isSetup ? "no_payment_required" : "unpaid",
      client_reference_id: form["client_reference_id"] ?? null,
      metadata: form["metadata"] ?? {},
      // A session that saves a card has no amount.
      amount_total: isSetup ? null : amount * Number(item?.["quantity"]),
      currency: isSetup ? null : price["currency"],
      payment_intent: null,
      setup_intent: null,
      customer: null,
      customer_creation: form["customer_creation"] ?? "if_required",
      created: now(),
      expires_at: expiresAt,
      url: `https://checkout.stripe.test/c/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  const shown = (session: StripeObject, isExpanded: boolean): StripeObject => ({
    ...session,
    payment_intent: isExpanded ? expanded(session["payment_intent"]) : session["payment_intent"],
    setup_intent: isExpanded ? expanded(session["setup_intent"]) : session["setup_intent"],
  });

  function expire(session: StripeObject): Answer {
    if (session["status"] !== "open") return refused(undefined, undefined);
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", session);
    return { status: 200, body: session };
  }

  const listSessions = (query: Form): Answer =>
    listed(
      [...sessions.values()].map((session) => shown(session, query["expand"] !== undefined)),
      query,
    );

  /** The buyer did something on Stripe's page. */
  function settle(id: string, status: "paid" | "unpaid", type: string, isOnce = false): void {
    const session = sessions.get(id);
    if (session?.["status"] !== "open") throw new Error("nobody can pay there");
    const isPaid = status === "paid";
    if (session["mode"] === "setup") {
      // A card that is declined leaves the page open for another one.
      if (!isPaid) return;
      const setup = ofSession(session, "succeeded", "seti");
      const customer = session["customer_creation"] === "always" ? keepCard(setup, isOnce) : null;
      Object.assign(session, { status: "complete", setup_intent: setup.id, customer, url: null });
      tell("setup_intent.succeeded", setup);
      tell("checkout.session.completed", session);
      return;
    }
    const intent = ofSession(session, isPaid ? "succeeded" : "requires_payment_method");
    const customer = isPaid && session["customer_creation"] === "always" ? keepCard(intent, isOnce) : null;
    const { id: payment_intent } = intent;
    Object.assign(session, {
      status: "complete",
      payment_status: status,
      payment_intent,
      customer,
      url: null,
    });
    if (isPaid) tell("payment_intent.succeeded", intent);
    tell(type, session);
  }

  return {
    sessions,
    settle,
    work(method: string, id: string, verb: string | undefined, form: Form): Answer {
      if (id === "") return method === "POST" ? createSession(form) : listSessions(form);
      const session = sessions.get(id);
      if (!session) return notFound("session");
      if (verb === "expire") return expire(session);
      return { status: 200, body: shown(session, form["expand"] !== undefined) };
    },
  };
}
