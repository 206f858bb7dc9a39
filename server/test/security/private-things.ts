// All that a seller can have, as each feature says in `<feature>.sample-rows.ts`. What a later one needs of an earlier one it
// is given.
import { assistantRows } from "#features/account/assistant/assistant.sample-rows.ts";
import { dataExportsRows } from "#features/account/data-exports/data-exports.sample-rows.ts";
import { catalogRows } from "#features/catalog/catalog/catalog.sample-rows.ts";
import { ownProductsRows } from "#features/catalog/own-products/own-products.sample-rows.ts";
import { servicesRows } from "#features/catalog/services/services.sample-rows.ts";
import { translationsRows } from "#features/catalog/translations/translations.sample-rows.ts";
import { authRows } from "#features/identity/auth/auth.sample-rows.ts";
import { webhooksRows } from "#features/identity/webhooks/webhooks.sample-rows.ts";
import { adsRows } from "#features/marketing/ads/ads.sample-rows.ts";
import { linksRows } from "#features/marketing/links/links.sample-rows.ts";
import { billingRows } from "#features/money/billing/billing.sample-rows.ts";
import { giftCardsRows } from "#features/money/gift-cards/gift-cards.sample-rows.ts";
import { paymentsRows } from "#features/money/payments/payments.sample-rows.ts";
import { walletRows } from "#features/money/wallet/wallet.sample-rows.ts";
import { mailRows } from "#features/platform/mail/mail.sample-rows.ts";
import { answerFilesRows } from "#features/scheduling/answer-files/answer-files.sample-rows.ts";
import { appointmentsRows } from "#features/scheduling/appointments/appointments.sample-rows.ts";
import { calendarCopiesRows } from "#features/scheduling/calendar-copies/calendar-copies.sample-rows.ts";
import { externalCalendarsRows } from "#features/scheduling/external-calendars/external-calendars.sample-rows.ts";
import { feedsRows } from "#features/scheduling/feeds/feeds.sample-rows.ts";
import { seriesRows } from "#features/scheduling/series/series.sample-rows.ts";
import { sessionsRows } from "#features/scheduling/sessions/sessions.sample-rows.ts";
import { discountsRows } from "#features/selling/discounts/discounts.sample-rows.ts";
import { ordersRows } from "#features/selling/orders/orders.sample-rows.ts";
import { payoutsRows } from "#features/selling/payouts/payouts.sample-rows.ts";
import { waitlistRows } from "#features/selling/waitlist/waitlist.sample-rows.ts";
import { storeRows } from "#features/store/store/store.sample-rows.ts";
import { visitsRows } from "#features/store/visits/visits.sample-rows.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { TestApp } from "../test-app.ts";
import type { MarkedSeller } from "./marked-seller.ts";

interface Wanted {
  mark: string;
  /** Of the shared catalogue. */
  productId: string;
}

/** Gives a seller all of it; answers the ids of the rows, to be put wherever a call takes one. */
export async function privateThings(
  server: TestApp,
  owner: Omit<MarkedSeller, "server" | "mark">,
  { mark, productId }: Wanted,
) {
  const seller: MarkedSeller = { ...owner, server, mark };
  const device = await authRows(seller);
  const webhook = await webhooksRows(seller);
  await storeRows(seller);
  await catalogRows(seller, productId);
  const ownProduct = await ownProductsRows(seller);
  const service = await servicesRows(seller);
  await translationsRows(seller);
  const appointment = await appointmentsRows(seller, service);
  const answerFile = await answerFilesRows(seller, { ...service, ...appointment });
  const series = await seriesRows(seller, appointment);
  const session = await sessionsRows(seller);
  const source = await externalCalendarsRows(seller);
  const copy = await calendarCopiesRows(seller, appointment);
  await feedsRows(seller);
  const mail = await mailRows(seller, appointment);
  const waiting = await waitlistRows(seller, service);
  const link = await linksRows(seller);
  const dataExport = await dataExportsRows(seller);
  const payment = await paymentsRows(seller);
  const order = await ordersRows(seller, productId);
  const giftCard = await giftCardsRows(seller, { ...payment, ...order });
  const discount = await discountsRows(seller, order);
  await visitsRows(seller, { ...order, ...appointment });
  const campaign = await adsRows(seller);
  const pack = await billingRows(seller);
  const transaction = await walletRows(seller);
  const payout = await payoutsRows(seller);
  const proposal = await assistantRows(seller);
  return {
    ...device,
    ...webhook,
    ...ownProduct,
    ...service,
    ...appointment,
    ...answerFile,
    ...series,
    ...session,
    ...source,
    ...mail,
    ...waiting,
    ...link,
    ...copy,
    ...dataExport,
    ...payment,
    ...order,
    ...giftCard,
    ...discount,
    ...campaign,
    ...pack,
    ...transaction,
    ...payout,
    ...proposal,
    productId,
    websiteUrl: owner.websiteUrl,
    /** A time at which nothing is booked. */
    freeAt: after(server.clock.now(), days(2)).toISOString(),
  };
}
