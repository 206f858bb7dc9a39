import type { GuestWaiting } from "@solodesk/contract/selling/waitlist.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { type Shop, shopOf } from "../document/page-data.ts";

/** What the browser is given of somebody's place in a waitlist. */
export interface WaitingPage {
  shop: Shop;
  waiting: GuestWaiting;
  code: string;
  /** Whether the store has a page to go to. */
  isOpen: boolean;
}

export const waitingPage = (store: Store, waiting: GuestWaiting, code: string): WaitingPage => ({
  shop: shopOf(store),
  waiting,
  code,
  isOpen: store.published,
});
