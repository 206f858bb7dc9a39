// Hosted Checkout Sessions by Stripe's own library: card data never comes near this system.

import type { StripeAccount } from "#kernel/config/gateway-settings.ts";
import type { Deps } from "#kernel/deps.ts";
import type { PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import { connectStripe } from "./connect-stripe.ts";
import { chargeBy, closeCharge, findCharge, findChargeOf, isCharge } from "./stripe-charge.ts";
import { readStripeEvent } from "./stripe-event.ts";
import { detachBy } from "./stripe-method.ts";
import { refundBy } from "./stripe-refund.ts";
import { paramsOf } from "./stripe-session.ts";
import { closeSession, findSession, findSessionOf } from "./stripe-sessions.ts";
import { verifiedEvent } from "./verified-event.ts";

export function stripeGateway(
  account: StripeAccount,
  { clock, log }: Pick<Deps, "clock" | "log">,
): PaymentGateway {
  const ask = connectStripe(account, log);

  return {
    name: "stripe",

    openSession: (wanted) =>
      ask("open a session", async (stripe) => {
        const key = { idempotencyKey: wanted.paymentId };
        const { id, url } = await stripe.checkout.sessions.create(paramsOf(wanted), key);
        if (url === null) throw new Error("a session without an address");
        return { sessionId: id, checkoutUrl: url };
      }),

    findSession: (id) =>
      ask("find a session", (stripe) => (isCharge(id) ? findCharge(stripe, id) : findSession(stripe, id))),
    findSessionOf: (paymentId) =>
      ask(
        "find a payment",
        async (stripe) => (await findSessionOf(stripe, paymentId)) ?? findChargeOf(stripe, paymentId),
      ),
    closeSession: (id) =>
      ask("close a session", (stripe) => (isCharge(id) ? closeCharge(stripe, id) : closeSession(stripe, id))),
    charge: (wanted) => ask("charge", (stripe) => chargeBy(stripe, wanted)),
    detach: ({ methodRef }) => ask("detach a card", (stripe) => detachBy(stripe, methodRef)),
    refund: (wanted) => ask("refund", (stripe) => refundBy(stripe, wanted)),

    async readEvent(signed) {
      const event = await verifiedEvent(signed, account.webhookSecret, clock.now());
      return readStripeEvent(event, (id) => ask("find a session", (stripe) => findSession(stripe, id)));
    },
  };
}
