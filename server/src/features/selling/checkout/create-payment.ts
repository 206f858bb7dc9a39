import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { orderPath, pages } from "@solodesk/contract/kernel/pages.ts";
import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import type { StoreTouch } from "@solodesk/contract/store/visits/touch.ts";
import { findLanguage } from "#features/identity/auth/account/find-language.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { openPayment } from "#features/money/payments/open-payment.ts";
import { takesNothing } from "#features/money/payments/payment-status.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { sumCredits } from "#features/money/payments/sum-credits.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { refuseCodes } from "#features/selling/discounts/code-problems.ts";
import { recordUses } from "#features/selling/discounts/hold-uses.ts";
import { takeUses } from "#features/selling/discounts/take-uses.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { placeOrders } from "#features/selling/orders/place/place-orders.ts";
import type { ReservedGroup } from "#features/selling/orders/place/reserved-group.ts";
import { acceptPolicy } from "#features/store/store/policy/accept-policy.ts";
import { receivedTouch } from "#features/store/visits/counted-touch.ts";
import { saveTouches, type TouchedSubject } from "#features/store/visits/save-touches.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { after, days } from "#kernel/time/clock.ts";
import { sumCards, usesOf } from "./apply-gift-cards.ts";
import { cartNeedsCard } from "./card-fees.ts";
import { cartAnswers, keepCartFiles } from "./cart-answers.ts";
import { refuseProblems } from "./cart-problems.ts";
import { HELD_TO_PAY } from "./held-to-pay.ts";
import { holdKeys } from "./holds/hold-keys.ts";
import { reserveCart } from "./holds/reserve-cart.ts";
import { insertHolds } from "./holds/unpaid-holds.repository.ts";
import { policyFor } from "./policy-for.ts";
import type { PricedCart, PricedGroup } from "./price-cart.ts";
import { type ReadCart, readCart } from "./read-cart.ts";
import { gatewayOfOrder, requireComplete, requireNoCredits } from "./require-complete.ts";
import { requireReachable } from "./require-reachable.ts";

/**
 * Splits a total between credits and the gateway. `wallet` pays all of it with credits, even if there are too
 * few.
 */
function splitCredits(
  total: number,
  { gateway, use_credits }: Pick<CreatePayment, "gateway" | "use_credits">,
  available: number,
): { credits: number; amount: number } {
  if (gateway === "wallet") return { credits: total, amount: 0 };
  const credits = use_credits ? Math.min(total, available) : 0;
  return { credits, amount: total - credits };
}

/**
 * Without this, a stolen session could empty the wallet by buying from a store the thief owns. If the credits
 * spent within a day reach the minimum of a withdrawal (PAYOUT_MINIMUM), the user must confirm who they are,
 * as for a withdrawal. Runs in the transaction that holds the credits, after the hold, so that each of
 * several concurrent payments counts those before it. Throws "confirmation_required".
 */
async function requireConfirmedForCredits(
  deps: Deps,
  user: SessionUser | undefined,
  { credits }: Pick<Payment, "credits">,
): Promise<void> {
  if (!user || credits === 0) return;
  const { PAYOUT_MINIMUM: much } = deps.config;
  const since = after(deps.clock.now(), -days(1));
  if (credits >= much || (await sumCredits(deps.db, user.id, since)) >= much)
    await requireConfirmed(deps, user);
}

interface Sent {
  sent: readonly StoreTouch[] | undefined;
  visitor: Pick<Visitor, "optsOut">;
}

/**
 * Gives each store's order the touch that led to that store and no other, matched by the store's address at
 * the time its items were added to the cart.
 */
function orderTouches(
  deps: Pick<Deps, "clock">,
  priced: readonly PricedGroup[],
  reserved: readonly ReservedGroup[],
  { sent = [], visitor }: Sent,
): TouchedSubject[] {
  return reserved.flatMap(({ orderId, storeId }, nth) => {
    const group = priced[nth];
    if (storeId === null || !group) return [];
    const addresses = [group.store?.website_url, ...group.offers.map(({ item }) => item.website_url)];
    const found = sent.find(({ website_url }) => addresses.includes(website_url));
    const touch = receivedTouch(deps, found?.touch, visitor);
    return touch ? [{ kind: "order", id: orderId, storeId, touch }] : [];
  });
}

const toPay = (cart: ReadCart): number => dueNow(cart) - sumCards(cart.cards);

const dueNow = ({ total, dueLater }: Pick<PricedCart, "total" | "dueLater">): number => total - dueLater;

/**
 * All or nothing: prices the cart again, takes what it needs and places its orders. The gateway is called
 * afterwards, outside the transaction. Throws "unauthenticated", "validation_failed", "out_of_stock",
 * "item_unavailable", "slot_taken", "code_unknown", "code_ended", "code_used_up", "code_not_for_this", "total_changed",
 * "policy_changed", "insufficient_funds", "confirmation_required", "rate_limited".
 */
export function createPayment(
  deps: Deps,
  user: SessionUser | undefined,
  wanted: CreatePayment,
  visitor: Pick<Visitor, "optsOut" | "address" | "languages"> & {
    /** Called for what a discount made free: see `freeOrdersLimit`. */
    refuseFree?: () => void;
  },
): Promise<{ payment_id: Id }> {
  const userId = user?.id;
  requireComplete(deps, userId, wanted);
  return inTransaction(deps, async (deps) => {
    const cart = await readCart(deps, { items: wanted.items, codes: wanted.codes, userId });
    refuseProblems(cart.problems);
    refuseCodes(cart.codeProblems);
    requireTotal(deps, cart, wanted);
    requireNoCredits(cart, wanted);
    const customer = requireReachable(cart, wanted);
    const policies = await acceptPolicies(deps, cart, wanted.policy_sha256);
    const expiresAt = after(deps.clock.now(), HELD_TO_PAY);
    const keys = deps.config.RATE_LIMIT
      ? holdKeys(deps, { userId, customer, address: visitor.address })
      : undefined;
    const answers = await cartAnswers(deps, cart);
    const { groups, held } = await reserveCart(deps, cart, { until: expiresAt, keys, policies, answers });
    await keepCartFiles(deps, answers);
    const taken = cart.groups.flatMap((group) => group.taken);
    await takeUses(
      deps,
      taken.map(({ discount }) => discount),
      { userId, email: customer.email },
    );
    const paid = await split(deps.db, userId, toPay(cart), wanted);
    const payment = await openPayment(deps, {
      ...paid,
      purpose: "order",
      userId: userId ?? null,
      gateway: gatewayOfOrder(cart, paid.amount, wanted),
      currency: deps.config.CURRENCY,
      email: customer.email,
      description: descriptionOf(cart),
      returnPath: returnPathOf(deps, cart, groups, userId),
      expiresAt,
      saveMethod: cartNeedsCard(cart),
      cardUses: usesOf(cart, groups),
    });
    if (takesNothing(payment) && !payment.saveMethod) visitor.refuseFree?.();
    await insertHolds(deps.db, payment.id, held);
    await requireConfirmedForCredits(deps, user, payment);
    const { shipping_address, timezone } = wanted;
    const buyer = { buyerId: userId ?? null, customer, shippingAddress: shipping_address, timezone };
    // An app may ask for no language that the store has: then that of the member's account is tried.
    const own = userId === undefined ? undefined : await findLanguage(deps.db, userId);
    const languages = own === undefined ? visitor.languages : [...visitor.languages, own];
    await placeOrders(deps, { ...buyer, payment, groups, languages });
    await recordUses(
      deps,
      groups.map(({ orderId: id, storeId }, nth) => ({ id, storeId, taken: cart.groups[nth]?.taken ?? [] })),
    );
    await saveTouches(deps.db, orderTouches(deps, cart.groups, groups, { sent: wanted.touches, visitor }));
    return { payment_id: payment.id };
  });
}

/** Throws "validation_failed", "policy_changed". */
async function acceptPolicies(
  deps: Deps,
  { groups }: PricedCart,
  sent: CreatePayment["policy_sha256"],
): Promise<ReadonlyMap<Id, string>> {
  const accepted = new Map<Id, string>();
  for (const group of groups) {
    if (!group.store || !policyFor(group)) continue;
    const sha256 = await acceptPolicy(deps, group.store, [sent ?? []].flat());
    if (sha256 !== null) accepted.set(group.store.id, sha256);
  }
  return accepted;
}

function requireTotal({ config }: Deps, cart: ReadCart, { total, due_now, to_pay }: CreatePayment): void {
  // Free items cannot be ordered on their own, unless a discount of their store made them free.
  const isFree = (group: PricedGroup) => group.discount === 0 && !cartNeedsCard({ groups: [group] });
  if (dueNow(cart) === 0 && cart.groups.some(isFree))
    throw new AppError("item_unavailable", { message: t("There's nothing to pay for in your cart.") });
  const differs = (shown: Money | undefined, amount: number): boolean =>
    shown !== undefined && (shown.amount !== amount || shown.currency !== config.CURRENCY);
  if (differs(total, cart.total) || differs(due_now, dueNow(cart)) || differs(to_pay, toPay(cart)))
    throw new AppError("total_changed");
}

async function split(tx: Db, userId: Id | undefined, total: number, wanted: CreatePayment) {
  const asks = userId !== undefined && wanted.use_credits;
  const available = asks ? (await getWallet(tx, userId)).recharged : 0;
  return splitCredits(total, wanted, available);
}

function descriptionOf({ groups }: PricedCart): string {
  const [first] = groups;
  if (groups.length > 1) return asKept(descriptions.severalOrders, { count: groups.length });
  return first?.store
    ? asKept(descriptions.storeOrder, { name: first.store.name })
    : asKept(descriptions.marketplaceOrder);
}

/** Guests have no account to return to: the page of their first order links to the others. */
function returnPathOf(
  { secrets }: Pick<Deps, "secrets">,
  { groups }: PricedCart,
  reserved: readonly ReservedGroup[],
  userId: Id | undefined,
): string {
  const store = groups[0]?.store;
  const [first] = reserved;
  if (userId !== undefined || !store || !first) return pages.cartCheckout;
  return orderPath(store.website_url, orderCode(secrets, first.orderId));
}
