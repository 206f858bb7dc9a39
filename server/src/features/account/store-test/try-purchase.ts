import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { isBookedByCheckout } from "@solodesk/contract/catalog/services/payment.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { listFormat, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import type { ShownMail } from "#features/platform/mail/held/mail-rule.ts";
import { readMails } from "#features/platform/mail/held/read-mails.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { holdTime } from "#features/selling/bookings/hold-time.ts";
import { createPayment } from "#features/selling/checkout/create-payment.ts";
import { openCheckout } from "#features/selling/checkout/open-checkout.ts";
import { previewCart } from "#features/selling/checkout/preview-cart.ts";
import { verifyCheckout } from "#features/selling/checkout/verify-checkout.ts";
import { waysToPay } from "#features/selling/checkout/ways-to-pay.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { acceptOwnPolicy, answersTo, asVisitor, visitor } from "./as-visitor.ts";
import { firstFreeTime, untilTimeIsFree } from "./find-free-times.ts";
import { failed, passed, refusalOf, type StepResult, skipped } from "./step-result.ts";
import { whyNotTried } from "./try-booking.ts";

interface Wanted {
  store: Store;
  products: readonly ListedProduct[];
  services: readonly Service[];
  /** Those of the services with a free time. */
  bookable: readonly Service[];
  purposes: Purposes;
}

interface Tried {
  cart: StepResult;
  payment: StepResult;
  mails: ShownMail[];
}

/** Whether a customer could order it on its own. What is wrong with the other prices is said of the prices. */
const isSold = ({ stock, list_price, wholesale_price }: ListedProduct): boolean =>
  (stock === null || stock > 0) && list_price.amount > 0 && list_price.amount >= wholesale_price.amount;

/** Fills a cart with a product and a service that is paid online, as far as there are any, and pays for it. */
export async function tryPurchase(deps: Deps, ownerId: Id, wanted: Wanted): Promise<Tried> {
  const { products, services, bookable } = wanted;
  const product = products.find(isSold);
  const paid = services.filter(isBookedByCheckout);
  const service = paid.find((one) => bookable.includes(one) && answersTo(one));
  if (!product && !service && products.length > 0)
    return without(
      failed(t("None of your products can be bought: they are sold out, or their price is wrong."), {
        label: t("Check your catalogue"),
        page: pages.services,
      }),
    );
  if (!product && !service)
    return without(
      skipped(paid.length > 0 ? whyNotTried(paid, bookable) : t("Nothing you offer is paid online.")),
    );
  let cart: StepResult | undefined;
  const visit = () =>
    asVisitor(deps, ownerId, async (visiting) => {
      const policy_sha256 = service && (await acceptOwnPolicy(visiting, wanted.store));
      const items = [
        ...(product ? [{ kind: "product" as const, id: product.id, ...piece(wanted) }] : []),
        ...(service ? [await heldItem(visiting, wanted, service)] : []),
      ];
      const preview = await previewCart(visiting, undefined, items);
      cart = judgeCart(preview);
      if (cart.outcome === "failed") return without(cart);
      const { mails } = await readMails(() => pay(visiting, wanted, { items, preview, policy_sha256 }));
      return { cart, payment: judgePayment(deps, preview), mails };
    });
  try {
    return await untilTimeIsFree(visit);
  } catch (error) {
    const payment = failed(refusalOf(deps, error));
    return cart ? { cart, payment, mails: [] } : without(payment);
  }
}

const without = (cart: StepResult): Tried => ({
  cart,
  payment: skipped(t("There is no cart to pay for.")),
  mails: [],
});

const piece = ({ store }: Wanted) => ({ quantity: 1, website_url: store.website_url });

async function heldItem(deps: Deps, wanted: Wanted, service: Service): Promise<WantedItem> {
  const starts_at = await firstFreeTime(deps, wanted.store, service);
  if (starts_at === undefined) throw new AppError("slot_taken");
  const time = { service_id: service.id, starts_at, seats: 1 };
  const { hold } = await holdTime(deps, wanted.store.website_url, time);
  return { kind: "service", id: service.id, starts_at, hold, answers: answersTo(service), ...piece(wanted) };
}

function judgeCart({ problems, groups, total, tax, shipping, ships }: CartPreview): StepResult {
  const [problem] = problems;
  if (problem) return failed(problem.message, { label: t("Check your catalogue"), page: pages.services });
  const names = groups.flatMap(({ items }) => items.map(({ name }) => name));
  const sums = { names: listFormat().format(names), total: moneyInWords(total), tax: moneyInWords(tax) };
  return passed(
    ships
      ? t("{names}: {total}, including {tax} tax and {shipping} shipping.", {
          ...sums,
          shipping: moneyInWords(shipping),
        })
      : t("{names}: {total}, including {tax} tax.", sums),
  );
}

/** Throws what a visitor would be refused with. */
async function pay(
  deps: Deps,
  { store, purposes }: Wanted,
  {
    items,
    preview,
    policy_sha256,
  }: { items: WantedItem[]; preview: CartPreview; policy_sha256: string | undefined },
): Promise<void> {
  const origin = deps.ownOrigin.get();
  const shipping_address = {
    line1: "1 Main St",
    city: "Springfield",
    postal_code: "12345",
    country: store.country,
  };
  const { payment_id } = await createPayment(
    deps,
    undefined,
    {
      items,
      codes: [],
      // Guests who buy give both.
      customer: visitor("both"),
      ...(preview.ships && { shipping_address }),
      gateway: "sandbox",
      use_credits: false,
      total: preview.total,
      due_now: preview.due_now,
      policy_sha256,
      timezone: store.timezone,
    },
    { optsOut: true, address: "test", languages: [readersLanguage()] },
  );
  await openCheckout(deps, purposes, payment_id, origin);
  const session = await deps.gateways.get("sandbox")?.findSessionOf(payment_id);
  if (!session) throw new AppError("gateway_unavailable");
  await chooseOutcome(deps, session.sessionId, "pay");
  const { payment } = await verifyCheckout(deps, purposes, undefined, payment_id);
  if (payment !== "success") throw new AppError("gateway_unavailable");
}

/** The sandbox took it; now whether this installation offers customers a way to pay. */
function judgePayment(deps: Deps, { due_now, needs_card }: CartPreview): StepResult {
  if (waysToPay(deps, { userId: undefined, needsCard: needs_card }).length === 0)
    return failed(
      t("Customers can't pay online here. The operator of this site has to connect a payment service."),
    );
  if (due_now.amount === 0) return passed(t("A test card was saved, and the order was placed."));
  return passed(
    t("A test payment of {amount} went through, and its order was placed.", {
      amount: moneyInWords(due_now),
    }),
  );
}
