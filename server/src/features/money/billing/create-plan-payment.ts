import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CreatePlanPayment } from "@solodesk/contract/money/billing.ts";
import { findEmail } from "#features/identity/auth/account/find-email.ts";
import { lockAccountState } from "#features/store/store/locks/lock-account-state.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { tooMany } from "#kernel/limits/too-many.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { placePlanPayment } from "./place-plan-payment.ts";
import { findNthLastPlanPayment, lockBuyer } from "./plan-payments.repository.ts";
import { type Purchase, pricePurchase } from "./price-purchase.ts";

/** More attempts than a buyer makes whose card is declined. */
const MOST_AN_HOUR = 20;

/**
 * Part of the transaction that opens a payment. Counts per account, across all processes. Throws
 * "rate_limited".
 */
async function requirePaymentRate(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  userId: Id,
): Promise<void> {
  if (!config.RATE_LIMIT) return;
  await lockBuyer(db, userId);
  const begun = await findNthLastPlanPayment(db, userId, MOST_AN_HOUR);
  const wait = begun ? after(begun, minutes(60)).getTime() - clock.now().getTime() : 0;
  if (wait <= 0) return;
  const message = t("{most} payment attempts were made from your account within an hour.", {
    most: MOST_AN_HOUR,
  });
  throw tooMany(message, wait);
}

/**
 * Prices the plan again and opens its payment; the gateway is called later, outside the transaction. Throws
 * "validation_failed", "not_found", "plan_changed", "invalid_transition", "total_changed",
 * "insufficient_funds", "rate_limited".
 */
export const createPlanPayment = (
  deps: Deps,
  userId: Id,
  { planId, gateway, amount }: CreatePlanPayment,
): Promise<{ paymentId: Id }> =>
  inTransaction(deps, async (deps) => {
    const state = await lockAccountState(deps.db, userId);
    // The account was suspended while this call was under way.
    if (state === "suspended") throw new AppError("unauthenticated");
    if (state === "leaves") throw leaving();
    await requirePaymentRate(deps, userId);
    const email = await findEmail(deps.db, userId);
    if (email === undefined) throw new AppError("unauthenticated");
    const purchase = await pricePurchase(deps, userId, planId);
    requireWay(deps, purchase, gateway);
    requirePayable(purchase);
    if (amount !== undefined && amount !== purchase.priced.due) throw new AppError("total_changed");
    const payment = await placePlanPayment(deps, { ...purchase, userId, email, gateway });
    return { paymentId: payment.id };
  });

const leaving = () =>
  new AppError("invalid_transition", {
    message: t(
      "Your account is scheduled for deletion. To buy plans and credits, first choose Keep account.",
    ),
  });

function requireWay(deps: Pick<Deps, "gateways">, { plan }: Purchase, gateway: CreatePlanPayment["gateway"]) {
  const refuse = (message: string) => new AppError("validation_failed", { fields: { gateway: message } });
  if (!offeredGateways(deps).includes(gateway)) throw refuse(t("Choose one of the payment methods offered."));
  if (gateway === "wallet" && plan.kind === "credits") throw refuse(t("You can't buy credits with credits."));
}

/** Throws "invalid_transition" for an action that charges nothing now. */
function requirePayable({ plan, priced: { action } }: Purchase): void {
  if (action === "current")
    throw new AppError("invalid_transition", {
      message: t("{name} is already your plan.", { name: plan.name }),
    });
  if (action === "downgrade")
    throw new AppError("invalid_transition", {
      message: t(
        "{name} costs no more than what is left of your paid time. Schedule it for when that ends: nothing is charged before.",
        { name: plan.name },
      ),
    });
}
