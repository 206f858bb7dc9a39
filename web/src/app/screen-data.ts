// What each page reads first. It is requested as soon as the address is wanted: in parallel with the screen's
// chunk, not after it.

import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { matchPath, type Params } from "react-router";
import { catalogueRead, filterIn } from "#features/catalog/catalog/catalogue-read.ts";
import { myCatalogueRead, myFilterIn } from "#features/catalog/catalog/mine/my-catalogue-read.ts";
import { historyIn, historyRead } from "#features/money/billing/history/history-read.ts";
import { projectRead } from "#features/money/plans/project-read.ts";
import { subscriptionRead } from "#features/money/subscription/use-subscription.ts";
import { transactionsRead } from "#features/money/wallet/transactions-read.ts";
import { walletRead } from "#features/money/wallet/wallet-read.ts";
import { mailsIn, mailsRead } from "#features/platform/mail/mails-read.ts";
import { prefetchFaqs, prefetchPage } from "#features/platform/support/prefetch-support.ts";
import { servicesRead } from "#features/scheduling/appointments/add/services-read.ts";
import { appointmentsRead, listedStatusOf } from "#features/scheduling/appointments/appointments-read.ts";
import { calendarReads } from "#features/scheduling/appointments/calendar/calendar-reads.ts";
import { nextReads } from "#features/scheduling/appointments/next/next-read.ts";
import { waitingRead } from "#features/scheduling/appointments/waiting/use-waiting.ts";
import { ordersIn, ordersRead } from "#features/selling/orders/orders-read.ts";
import { destinationsRead, payoutsRead, previewRead } from "#features/selling/payouts/payouts-read.ts";
import { listIn } from "#kernel/api/list-query.ts";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf } from "#kernel/api/query.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { now } from "#kernel/time/clock.ts";

type Ask = (query: URLSearchParams, params: Params) => void;

const askServices: Ask = (query) => {
  if (query.get("tab") === "shared") {
    prefetch(readOf(catalog.listCategories, {}));
    prefetch(catalogueRead(filterIn(query))(1));
  } else {
    prefetch(myCatalogueRead(myFilterIn(query))(1));
    prefetch(readOf(catalog.listMyCategories, {}));
    prefetch(readOf(services.listArchived, {}));
  }
};

const askTransactions: Ask = (query, { type }) => {
  const wanted = listIn(query);
  prefetch(transactionsRead(type, wanted));
  // To know whether the last wanted day is over, the store's time zone must be known first.
  if (wanted.to === "") prefetch(walletRead());
};

/**
 * Loaded separately: these reads are large and no other page needs them, so the shell's script leaves them
 * out.
 */
const askAds: Ask = (query) => {
  import("./ads-reads.ts").then(
    ({ adsAnalyticsReads }) => adsAnalyticsReads(query).forEach(prefetch),
    // If the screen cannot load either, the router reports it.
    () => undefined,
  );
};

/** What a page needs besides the dashboard, which the shell reads on every page for a signed-in seller. */
const asks: Partial<Record<string, Ask>> = {
  [pages.home]: (query) => [...nextReads(now()), ...calendarReads(query)].forEach(prefetch),
  [pages.appointments]: (query) => calendarReads(query).forEach(prefetch),
  [pages.appointmentList]: (query, { type }) => {
    prefetch(appointmentsRead(type, listIn(query)));
    if (listedStatusOf(type) === "Pending") prefetch(waitingRead());
  },
  [pages.addAppointment]: () => prefetch(readOf(catalog.listMine, servicesRead)),
  [pages.services]: askServices,
  [pages.service]: () => prefetch(myCatalogueRead()(1)),
  [pages.orders]: (query) => prefetch(ordersRead(ordersIn(query))),
  [pages.transactions]: askTransactions,
  [pages.transactionList]: askTransactions,
  [pages.adsAnalytics]: askAds,
  [pages.pricing]: (query) => {
    prefetch(projectRead());
    prefetch(subscriptionRead());
    prefetch(historyRead(historyIn(query)));
  },
  [pages.withdrawal]: (query) => [payoutsRead(query), destinationsRead(), previewRead()].forEach(prefetch),
  [pages.profile]: () => {
    prefetch(readOf(auth.listSessions, {}));
    prefetch(readOf(emails.getChange, {}));
    prefetch(readOf(google.getUser, {}));
  },
  [pages.settings]: (query) => {
    prefetch(readOf(feeds.get, {}));
    prefetch(readOf(externalCalendars.list, {}));
    prefetch(mailsRead(mailsIn(query)));
  },
  [pages.faqs]: prefetchFaqs,
  [pages.terms]: () => prefetchPage("terms-and-conditions"),
  [pages.privacy]: () => prefetchPage("privacy"),
  [pages.refundPolicy]: () => prefetchPage("refund-policy"),
  [pages.contact]: () => prefetchPage("contact-us"),
};

/** Prefetches everything that the page at this address shows first, unless it is cached. */
export function askFor({ pathname, searchParams }: URL): void {
  if (readBearer() !== undefined) prefetch(readOf(dashboard.get, {}));
  prefetch(readOf(auth.getConfig, {}));
  for (const [path, ask] of Object.entries(asks)) {
    const match = matchPath(path, pathname);
    if (match) return ask?.(searchParams, match.params);
  }
}
