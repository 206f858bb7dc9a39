// Stripe's payment intents and the cards that are charged by them, as far as they are used here.
import {
  type Answer,
  type Form,
  idNamed,
  listed,
  notFound,
  refused,
  type StripeObject,
  type Tell,
} from "./stripe-wire.ts";

interface Card {
  /** Null once it was taken off. */
  customer: string | null;
  /** What charges without the buyer come to. */
  isDeclined: boolean;
  shown: StripeObject;
}

export function stripeIntents(now: () => number, tell: Tell) {
  const intents = new Map<string, StripeObject>();
  const cards = new Map<string, Card>();

  const insert = (facts: StripeObject, kind: "pi" | "seti" = "pi"): StripeObject => {
    const object = kind === "pi" ? "payment_intent" : "setup_intent";
    const intent = { id: idNamed(kind), object, created: now(), ...facts };
    intents.set(intent.id, intent);
    return intent;
  };

  function charge(form: Form): Answer {
    const { amount, currency, customer, payment_method: method, metadata = {} } = form;
    if (form["off_session"] !== "true" || form["confirm"] !== "true")
      return refused("off_session", undefined);
    const card = typeof method === "string" ? cards.get(method) : undefined;
    if (!card?.customer || card.customer !== customer) return refused("payment_method", "resource_missing");
    const status = card?.isDeclined ? "requires_payment_method" : "succeeded";
    const facts = { amount: Number(amount), currency, customer, payment_method: method, metadata, status };
    const intent = insert(facts);
    tell(`payment_intent.${card?.isDeclined ? "payment_failed" : "succeeded"}`, intent);
    if (!card?.isDeclined) return { status: 200, body: intent };
    const declined = { type: "card_error", code: "card_declined", message: "Your card was declined." };
    return { status: 402, body: { error: { ...declined, payment_intent: intent } } };
  }

  function list(query: Form): Answer {
    const { customer } = query;
    const all = [...intents.values()].filter(({ object }) => object === "payment_intent");
    return listed(customer === undefined ? all : all.filter((one) => one["customer"] === customer), query);
  }

  function cancel(intent: StripeObject): Answer {
    if (["succeeded", "canceled"].includes(String(intent["status"])))
      return refused(undefined, "payment_intent_unexpected_state");
    intent["status"] = "canceled";
    return { status: 200, body: intent };
  }

  return {
    intents,
    /** Of a session somebody paid, or wanted to. */
    ofSession: (session: StripeObject, status: string, kind: "pi" | "seti" = "pi"): StripeObject => {
      const { amount_total: amount, currency, metadata } = session;
      return insert({ amount, currency, metadata, status, payment_method: null }, kind);
    },
    /** Answers the customer it belongs to from now on. */
    keepCard(intent: StripeObject, isDeclined: boolean): string {
      const [customer, id] = [idNamed("cus"), idNamed("pm")];
      const card = { brand: "visa", last4: isDeclined ? "0341" : "4242" };
      cards.set(id, { customer, isDeclined, shown: { id, object: "payment_method", type: "card", card } });
      intent["payment_method"] = id;
      return customer;
    },
    forgetMethod: (id: string) => void cards.delete(id),
    workOnCard(id: string, verb: string | undefined): Answer {
      const card = cards.get(id);
      if (!card) return notFound("payment_method");
      const { customer, shown } = card;
      if (verb !== "detach") return { status: 200, body: { ...shown, customer } };
      // Stripe says no by these words alone: there is no code.
      if (customer === null) return refused(undefined, undefined);
      card.customer = null;
      return { status: 200, body: { ...shown, customer: null } };
    },
    /** With the card itself instead of its name. */
    expanded(id: unknown): StripeObject | null {
      const intent = intents.get(String(id));
      if (!intent) return null;
      const method = intent["payment_method"];
      return { ...intent, payment_method: cards.get(String(method))?.shown ?? method };
    },
    work(method: string, id: string, verb: string | undefined, form: Form): Answer {
      if (id === "") return method === "POST" ? charge(form) : list(form);
      const intent = intents.get(id);
      if (!intent) return notFound("intent");
      return verb === "cancel" ? cancel(intent) : { status: 200, body: intent };
    },
  };
}
