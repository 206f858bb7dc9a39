import type {
  ClosedEmbed,
  EmbeddedPage,
  ItemPage,
  StorePage,
} from "@solodesk/contract/catalog/storefront.ts";
import type { BookingPage, LostPage } from "@solodesk/contract/selling/bookings/booking-page.ts";
import type { OrderPage } from "@solodesk/contract/selling/orders.ts";
import type { WaitingPage } from "@solodesk/contract/selling/waitlist.ts";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { pageData } from "./document/page-data.ts";
import { PageDocument } from "./document/page-document.tsx";
import { ClosedView } from "./embed/closed-view.tsx";
import { embedData } from "./embed/embed-data.ts";
import { ClosedEmbedDocument, EmbedDocument } from "./embed/embed-document.tsx";
import { EmbedView } from "./embed/embed-view.tsx";
import { GuestDocument } from "./guest/guest-document.tsx";
import { guestPage } from "./guest/guest-page.ts";
import { GuestView } from "./guest/guest-view.tsx";
import { LostDocument, LostView } from "./guest/lost-page.tsx";
import { itemData } from "./item/item-data.ts";
import { ItemDocument } from "./item/item-document.tsx";
import { ItemView } from "./item/item-view.tsx";
import { OrderDocument } from "./order/order-document.tsx";
import { orderPage } from "./order/order-page-data.ts";
import { OrderView } from "./order/order-view.tsx";
import { StoreView } from "./store-view.tsx";
import { WaitingDocument } from "./waiting/waiting-document.tsx";
import { waitingPage } from "./waiting/waiting-page-data.ts";
import { WaitingView } from "./waiting/waiting-view.tsx";

/** Renders the HTML document of a public store page. */
export function renderStorePage({ storefront, publicUrl, assets }: StorePage): string {
  const page = pageData(storefront, publicUrl);
  // The body is rendered separately, so that the browser can hydrate exactly this HTML.
  const body = renderToString(<StoreView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<PageDocument page={page} assets={assets} body={body} />)}`;
}

/** Renders the HTML document of the page of one product or service. */
export function renderItemPage({ assets, ...shown }: ItemPage): string {
  const page = itemData(shown);
  const body = renderToString(<ItemView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<ItemDocument page={page} assets={assets} body={body} />)}`;
}

/** Renders the HTML document of a guest's page for a booking. */
export function renderBookingPage({ assets, ...shown }: BookingPage): string {
  const page = guestPage(shown);
  const body = renderToString(<GuestView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<GuestDocument page={page} assets={assets} body={body} />)}`;
}

/** Renders the HTML document of a guest's page for an order. */
export function renderOrderPage({ assets, ...found }: OrderPage): string {
  const page = orderPage(found);
  const body = renderToString(<OrderView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<OrderDocument page={page} assets={assets} body={body} />)}`;
}

/** Renders the HTML document shown if a guest's link is unknown. */
export function renderLostPage({ store, assets }: LostPage): string {
  const body = renderToString(<LostView store={store} />);
  return `<!doctype html>${renderToStaticMarkup(<LostDocument store={store} assets={assets} body={body} />)}`;
}

/** Renders the HTML document of a guest's page for a place on a waitlist. */
export function renderWaitingPage({ store, waiting, code, assets }: WaitingPage): string {
  const page = waitingPage(store, waiting, code);
  const body = renderToString(<WaitingView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<WaitingDocument page={page} assets={assets} body={body} />)}`;
}

/** Renders the HTML document that other websites frame. */
export function renderEmbeddedPage({ assets, ...shown }: EmbeddedPage): string {
  const page = embedData(shown);
  const body = renderToString(<EmbedView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<EmbedDocument page={page} assets={assets} body={body} />)}`;
}

/** Renders the same document for an address without an open store. */
export function renderClosedEmbed({ theme, assets }: ClosedEmbed): string {
  const body = renderToString(<ClosedView />);
  return `<!doctype html>${renderToStaticMarkup(<ClosedEmbedDocument theme={theme} assets={assets} body={body} />)}`;
}
