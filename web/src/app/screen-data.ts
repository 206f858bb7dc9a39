// What each page reads first. It is asked for when the address is wanted: beside the screen's chunk, not after it.
import { auth } from "@solodesk/contract/auth.ts";
import { catalog } from "@solodesk/contract/catalog.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { emails } from "@solodesk/contract/emails.ts";
import { google } from "@solodesk/contract/google.ts";
import { feeds } from "@solodesk/contract/feeds.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { services } from "@solodesk/contract/services.ts";
import { sources } from "@solodesk/contract/sources.ts";
import { matchPath, type Params } from "react-router";
import { appointmentsRead, statusOf } from "#features/appointments/appointments-read.ts";
import { wantedCalendar } from "#features/appointments/calendar/wanted-calendar.ts";
import { nextReads } from "#features/appointments/next-read.ts";
import { servicesRead } from "#features/appointments/services-read.ts";
import { waitingRead } from "#features/appointments/waiting/use-waiting.ts";
import { historyIn, historyRead } from "#features/billing/history-read.ts";
import { catalogueRead, filterIn } from "#features/catalog/catalogue-read.ts";
import { myCatalogueRead, myFilterIn } from "#features/catalog/my-catalogue-read.ts";
import { mailsIn, mailsRead } from "#features/mail/mails-read.ts";
import { ordersIn, ordersRead } from "#features/orders/orders-read.ts";
import { projectRead } from "#features/plans/project-read.ts";
import { subscriptionRead } from "#features/subscription/use-subscription.ts";
import { destinationsRead, payoutsRead, previewRead } from "#features/payouts/payouts-read.ts";
import { prefetchFaqs, prefetchPage } from "#features/support/prefetch-support.ts";
import { transactionsRead } from "#features/transactions/transactions-read.ts";
import { walletRead } from "#features/transactions/wallet-read.ts";
import { now } from "#kernel/clock.ts";
import { prefetch } from "#kernel/prefetch.ts";
import { readOf } from "#kernel/query.ts";
import { readBearer } from "#kernel/tokens.ts";
import { listIn } from "#kernel/wanted-list.ts";

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
  // Of a day that is over the store's zone must be known first.
  if (wanted.to === "") prefetch(walletRead());
};

/** Their words are many and no other page needs them: the frame of every page is kept without. */
const askAds: Ask = (query) => {
  import("./ads-reads.ts").then(
    ({ adsAnalyticsReads }) => adsAnalyticsReads(query).forEach(prefetch),
    // What does not come with the screen either, the router says.
    () => undefined,
  );
};

/** What goes beyond the dashboard, which the frame of every page has for a signed-in seller. */
const asks: Partial<Record<string, Ask>> = {
  [pages.home]: (query) => [...nextReads(now()), ...wantedCalendar(query)].forEach(prefetch),
  [pages.appointments]: (query) => wantedCalendar(query).forEach(prefetch),
  [pages.appointmentList]: (query, { type }) => {
    prefetch(appointmentsRead(type, listIn(query)));
    if (statusOf(type) === "Pending") prefetch(waitingRead());
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
    prefetch(readOf(sources.list, {}));
    prefetch(mailsRead(mailsIn(query)));
  },
  [pages.faqs]: prefetchFaqs,
  [pages.terms]: () => prefetchPage("terms-and-conditions"),
  [pages.privacy]: () => prefetchPage("privacy"),
  [pages.refundPolicy]: () => prefetchPage("refund-policy"),
  [pages.contact]: () => prefetchPage("contact-us"),
};

/** Asks for everything the page at this address shows first, as far as it is not known yet. */
export function askFor({ pathname, searchParams }: URL): void {
  if (readBearer() !== undefined) prefetch(readOf(dashboard.get, {}));
  prefetch(readOf(auth.getConfig, {}));
  for (const [path, ask] of Object.entries(asks)) {
    const match = matchPath(path, pathname);
    if (match) return ask?.(searchParams, match.params);
  }
}
