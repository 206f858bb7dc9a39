// What every feature says about its personal data, in the order of an account's copy. A deletion goes backwards: the rows
// of an account go last.

import { catalogData } from "#features/catalog/catalog/catalog.personal-data.ts";
import { ownProductsData } from "#features/catalog/own-products/own-products.personal-data.ts";
import { servicesData } from "#features/catalog/services/services.personal-data.ts";
import { translationsData } from "#features/catalog/translations/translations.personal-data.ts";
import { auditData } from "#features/identity/audit/audit.personal-data.ts";
import { authData } from "#features/identity/auth/auth.personal-data.ts";
import { webhooksData } from "#features/identity/webhooks/webhooks.personal-data.ts";
import { adsData } from "#features/marketing/ads/ads.personal-data.ts";
import { linksData } from "#features/marketing/links/links.personal-data.ts";
import { billingData } from "#features/money/billing/billing.personal-data.ts";
import { giftCardsData } from "#features/money/gift-cards/gift-cards.personal-data.ts";
import { paymentsData } from "#features/money/payments/payments.personal-data.ts";
import { subscriptionData } from "#features/money/subscription/subscription.personal-data.ts";
import { walletData } from "#features/money/wallet/wallet.personal-data.ts";
import { mailData } from "#features/platform/mail/mail.personal-data.ts";
import { notificationsData } from "#features/platform/notifications/notifications.personal-data.ts";
import { uploadsData } from "#features/platform/uploads/uploads.personal-data.ts";
import { answerFilesData } from "#features/scheduling/answer-files/answer-files.personal-data.ts";
import { appointmentsData } from "#features/scheduling/appointments/appointments.personal-data.ts";
import { calendarCopiesData } from "#features/scheduling/calendar-copies/calendar-copies.personal-data.ts";
import { externalCalendarsData } from "#features/scheduling/external-calendars/external-calendars.personal-data.ts";
import { feedsData } from "#features/scheduling/feeds/feeds.personal-data.ts";
import { seriesData } from "#features/scheduling/series/series.personal-data.ts";
import { discountsData } from "#features/selling/discounts/discounts.personal-data.ts";
import { ordersData } from "#features/selling/orders/orders.personal-data.ts";
import { payoutsData } from "#features/selling/payouts/payouts.personal-data.ts";
import { waitlistData } from "#features/selling/waitlist/waitlist.personal-data.ts";
import { storeData } from "#features/store/store/store.personal-data.ts";
import { visitsData } from "#features/store/visits/visits.personal-data.ts";
import type { PersonalData } from "#kernel/database/personal-data.ts";
import { assistantData } from "../assistant/assistant.personal-data.ts";
import { dataExportsData } from "./data-exports.personal-data.ts";

const inOrder: readonly PersonalData[] = [
  authData,
  auditData,
  webhooksData,
  notificationsData,
  mailData,
  uploadsData,
  storeData,
  servicesData,
  ownProductsData,
  catalogData,
  translationsData,
  appointmentsData,
  seriesData,
  giftCardsData,
  discountsData,
  waitlistData,
  dataExportsData,
  assistantData,
  calendarCopiesData,
  externalCalendarsData,
  answerFilesData,
  feedsData,
  ordersData,
  walletData,
  paymentsData,
  billingData,
  subscriptionData,
  payoutsData,
  linksData,
  visitsData,
  adsData,
];
const backwards = inOrder.toReversed();

export const exportedFiles = inOrder.flatMap(({ exported = [] }) => exported);
export const deletedTablesOfStore = backwards.flatMap(({ deletedOfStore = [] }) => deletedOfStore);
export const deletedTablesOfUser = backwards.flatMap(({ deletedOfUser = [] }) => deletedOfUser);
/** Statements by table. */
export const anonymised = new Map(backwards.flatMap((data) => Object.entries(data.anonymised ?? {})));

/** Tables of which something is said, for the tests that compare this with the database. */
export const leftOut = inOrder.flatMap((data) =>
  Object.entries(data.leftOut ?? {}).flatMap(([table, reasons]) =>
    Object.keys(reasons).flatMap((columns) => columns.split(", ").map((column) => `${table}.${column}`)),
  ),
);
export const notExported = inOrder.flatMap((data) => Object.keys(data.notExported ?? {}));
export const kept = inOrder.flatMap((data) => Object.keys(data.kept ?? {}));
