import type { GuestWaiting } from "@solodesk/contract/selling/waitlist.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { type Shop, shopOf } from "../document/page-data.ts";

/** The data of a place on a waitlist that its page gets. */
export interface WaitingPageData {
  shop: Shop;
  waiting: GuestWaiting;
  code: string;
  /** Whether the store page is published. */
  isOpen: boolean;
}

export const waitingPage = (store: Store, waiting: GuestWaiting, code: string): WaitingPageData => ({
  shop: shopOf(store),
  waiting,
  code,
  isOpen: store.published,
});
