// Stripe's refunds, as far as they are used here.
import {
  type Answer,
  type Form,
  idNamed,
  notFound,
  refused,
  type StripeObject,
  type Tell,
} from "./stripe-wire.ts";

export function stripeRefunds(intents: ReadonlyMap<string, StripeObject>, tell: Tell) {
  const refunds: StripeObject[] = [];
  const disputes = new Map<string, string>();

  function refund(form: Form): Answer {
    const intent = form["payment_intent"] as string;
    const paid = intents.get(intent);
    if (!paid) return notFound("payment_intent");
    const disputed = disputes.get(intent);
    if (disputed !== undefined) return refused(undefined, disputed);
    const back = refunds.filter((one) => one["payment_intent"] === intent);
    const left = back.reduce((rest, one) => rest - Number(one["amount"]), Number(paid["amount"]));
    if (left === 0) return refused(undefined, "charge_already_refunded");
    if (Number(form["amount"]) > left) return refused("amount", undefined);
    const made = {
      id: idNamed("re"),
      object: "refund",
      status: "succeeded",
      payment_intent: intent,
      amount: Number(form["amount"]),
      metadata: form["metadata"] ?? {},
    };
    refunds.push(made);
    tell("refund.updated", made);
    return { status: 200, body: made };
  }

  const listOf = (data: StripeObject[]): Answer => ({
    status: 200,
    body: { object: "list", data, has_more: false },
  });

  return {
    refunds,
    disputes,
    work: (method: string, form: Form): Answer =>
      method === "POST"
        ? refund(form)
        : listOf(refunds.filter((one) => one["payment_intent"] === form["payment_intent"])),
  };
}
