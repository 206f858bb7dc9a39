// Every address of the product, from the contract, so that the tests of all screens include a new page at
// once.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { BookedStock } from "./stocked-seller.ts";

/** Addresses that redirect, need more than one parameter, or belong to a gateway. */
const noScreens: readonly string[] = [
  pages.auth,
  pages.authType,
  pages.ownStore,
  pages.storePage,
  pages.storeProduct,
  pages.storeService,
  pages.guestOrder,
  pages.guestWaiting,
  pages.embeddedStore,
  pages.sandboxPayment,
];
const all = Object.values(pages).filter((path) => !noScreens.includes(path));
const signingIn = (path: string) => path.startsWith("/auth/");
const nowhere = ["/no-such-page"];

/** Screens that differ for signed-out visitors. */
export const strangerScreens = [...all.filter(signingIn), pages.googleRedirect, pages.terms, ...nowhere];

export const sellerScreens = ({ serviceId, storePath, bookingPath }: BookedStock): string[] => [
  ...all
    .filter((path) => !signingIn(path))
    .map((path) => path.replace(":id", serviceId))
    .map((path) => path.replace(pages.guestBooking, bookingPath))
    .map((path) => path.replace("/appointments/:type", "/appointments/pending"))
    .map((path) => path.replace("/transactions/:type", "/transactions/sales")),
  "/services?tab=shared",
  "/transactions/no-such-kind",
  ...nowhere,
  storePath,
];
