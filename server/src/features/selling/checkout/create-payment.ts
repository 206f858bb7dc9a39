import type { Id } from "@solodesk/contract/kernel/id.ts";
import { orderPath, pages } from "@solodesk/contract/kernel/pages.ts";
import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { openPayment } from "#features/money/payments/open-payment.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { placeOrders } from "#features/selling/orders/place/place-orders.ts";
import type { PricedGroup } from "#features/selling/orders/place/priced-group.ts";
import { keepTouches } from "#features/store/visits/keep-touches.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { Visitor } from "#kernel/serve/serve.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { holdKeys } from "./holds/hold-keys.ts";
import { reserveCart } from "./holds/reserve-cart.ts";
import { insertHolds } from "./holds/unpaid-holds.repository.ts";
import { orderTouches } from "./order-touches.ts";
import type { PricedCart } from "./price-cart.ts";
import { readCart } from "./read-cart.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireComplete } from "./require-complete.ts";
import { requireConfirmedForCredits } from "./require-confirmed-for-credits.ts";
import { splitCredits } from "./split-credits.ts";

/** As long as stock and times are kept for whoever is paying. */
const HELD_FOR = minutes(15);

/**
 * All of it or nothing: prices the cart again, takes what it needs and places its orders. The gateway is asked afterwards,
 * outside of the transaction. Throws "unauthenticated", "validation_failed", "out_of_stock", "item_unavailable",
 * "slot_taken", "total_changed", "insufficient_funds", "confirmation_required", "rate_limited".
 */
export function createPayment(
  deps: Deps,
  user: SessionUser | undefined,
  wanted: CreatePayment,
  visitor: Pick<Visitor, "optsOut" | "address">,
): Promise<{ payment_id: Id }> {
  const userId = user?.id;
  requireComplete(deps, userId, wanted);
  return transact(deps.db, async (tx) => {
    const inside = { ...deps, db: tx };
    const cart = await readCart(inside, wanted.items, userId);
    refuseProblems(cart.problems);
    requireTotal(deps, cart, wanted);
    const expiresAt = after(deps.clock.now(), HELD_FOR);
    const keys = deps.config.RATE_LIMIT
      ? holdKeys(deps, { userId, customer: wanted.customer, address: visitor.address })
      : undefined;
    const { groups, held } = await reserveCart(inside, tx, cart, { until: expiresAt, keys });
    const payment = await openPayment(inside, tx, {
      ...(await split(tx, userId, cart.total, wanted)),
      purpose: "order",
      userId: userId ?? null,
      gateway: wanted.gateway,
      currency: deps.config.CURRENCY,
      email: wanted.customer.email,
      description: descriptionOf(cart),
      returnPath: returnPathOf(deps, cart, groups, userId),
      expiresAt,
    });
    await insertHolds(tx, payment.id, held);
    await requireConfirmedForCredits(inside, user, payment);
    const { customer, shipping_address, timezone } = wanted;
    const buyer = { buyerId: userId ?? null, customer, shippingAddress: shipping_address, timezone };
    await placeOrders(inside, tx, { ...buyer, payment, groups });
    await keepTouches(tx, orderTouches(deps, cart.parts, groups, { sent: wanted.touches, visitor }));
    return { payment_id: payment.id };
  });
}

function requireTotal({ config }: Deps, cart: PricedCart, { total }: CreatePayment): void {
  // A payment of nothing is none: what is given away is no order.
  if (cart.total === 0)
    throw new AppError("item_unavailable", { message: "There is nothing to pay for in this cart." });
  if (total && (total.amount !== cart.total || total.currency !== config.CURRENCY))
    throw new AppError("total_changed");
}

async function split(tx: Db, userId: Id | undefined, total: number, wanted: CreatePayment) {
  const asks = userId !== undefined && wanted.use_credits;
  const available = asks ? (await getWallet(tx, userId)).recharged : 0;
  return splitCredits(total, wanted, available);
}

function descriptionOf({ parts }: PricedCart): string {
  const [first] = parts;
  if (parts.length > 1) return `Orders from ${parts.length} sellers`;
  return first?.store ? `Order from ${first.store.name}` : "Order from the marketplace";
}

/** Guests have no account to come back to: the page of their first order leads on to the others. */
function returnPathOf(
  { secrets }: Pick<Deps, "secrets">,
  { parts }: PricedCart,
  groups: readonly PricedGroup[],
  userId: Id | undefined,
): string {
  const store = parts[0]?.store;
  const [first] = groups;
  if (userId !== undefined || !store || !first) return pages.cartCheckout;
  return orderPath(store.website_url, orderCode(secrets, first.orderId));
}
