import type { StoreTestStep } from "@solodesk/contract/account/store-test.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { listMyProducts } from "#features/catalog/catalog/listings/list-my-products.ts";
import { listServices } from "#features/catalog/services/list-services.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import type { ShownMail } from "#features/platform/mail/held/mail-rule.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFreeTimes } from "./find-free-times.ts";
import { judgeFeed, judgePage, judgeQrCode, type OpenPage } from "./judge-addresses.ts";
import { judgeEmails } from "./judge-emails.ts";
import { judgePictures } from "./judge-pictures.ts";
import { judgeHours, judgePolicy, judgePrices, judgeTax } from "./judge-terms.ts";
import { failed, refusalOf, type StepResult, skipped } from "./step-result.ts";
import { tryBooking } from "./try-booking.ts";
import { tryPurchase } from "./try-purchase.ts";

const titles: Record<StoreTestStep["key"], Message> = {
  page: msg("Your page on a phone"),
  qr_code: msg("QR code"),
  pictures: msg("Pictures"),
  hours: msg("Opening hours"),
  times: msg("Free times"),
  booking: msg("Booking a time"),
  cart: msg("Filling a cart"),
  payment: msg("Paying"),
  emails: msg("Emails"),
  prices: msg("Prices"),
  tax: msg("Tax"),
  policy: msg("Cancellation policy"),
  feed: msg("Calendar feed"),
};

/** Products are tried up to this many, as many as a page shows at most. */
const MOST_PRODUCTS = 100;

export interface StoreToTest {
  userId: Id;
  purposes: Purposes;
  /** Opens an address of this site as a visitor does. */
  open: OpenPage;
  /** The address of this site, as customers know it. */
  origin: string;
}

/**
 * Tests the user's store as a visitor would use it, and hands over each step once it is known, until `isOver`. Nothing it does
 * stays, except that an order number is skipped. Throws "store_required".
 */
export async function testStore(
  deps: Deps,
  { userId, purposes, open, origin }: StoreToTest,
  tell: (step: StoreTestStep) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const [{ products }, services] = await Promise.all([
    listMyProducts(deps, userId, {
      page: 1,
      page_size: MOST_PRODUCTS,
      q: "",
      state: "active",
      sort: "default",
    }),
    listServices(deps, store.id, { onlyActive: true }),
  ]);
  let bookable: readonly Service[] = [];
  let payment = skipped(t("There is no cart to pay for."));
  const mails: ShownMail[] = [];
  const steps: [StoreTestStep["key"], () => Promise<StepResult> | StepResult][] = [
    ["page", () => judgePage(open, store)],
    ["qr_code", () => judgeQrCode(open, store, origin)],
    ["pictures", () => judgePictures(open, { store, services, products })],
    ["hours", () => judgeHours(store, services)],
    [
      "times",
      async () => {
        const times = await findFreeTimes(deps, userId, { store, services });
        bookable = times.found;
        return times.outcome;
      },
    ],
    [
      "booking",
      async () => {
        const booking = await tryBooking(deps, userId, { store, services, bookable });
        mails.push(...booking.mails);
        return booking.outcome;
      },
    ],
    [
      "cart",
      async () => {
        const purchase = await tryPurchase(deps, userId, { store, products, services, bookable, purposes });
        mails.push(...purchase.mails);
        payment = purchase.payment;
        return purchase.cart;
      },
    ],
    ["payment", () => payment],
    ["emails", () => judgeEmails(deps, mails)],
    ["prices", () => judgePrices(products, services)],
    ["tax", () => judgeTax(store)],
    ["policy", () => judgePolicy(store, services)],
    ["feed", () => judgeFeed(deps, userId, store, origin)],
  ];
  for (const [key, find] of steps) {
    if (isOver()) return;
    tell({ key, title: t(titles[key]), ...(await resultOf(deps, find)) });
  }
}

/** A step that can't be tried is no reason not to try the others. */
async function resultOf(deps: Deps, find: () => Promise<StepResult> | StepResult): Promise<StepResult> {
  try {
    return await find();
  } catch (error) {
    return failed(refusalOf(deps, error));
  }
}
