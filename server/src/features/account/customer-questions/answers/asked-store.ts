import type { StoreAnswer } from "@solodesk/contract/account/customer-questions.ts";
import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Slots } from "../../assistant/ask/read/read-slot.ts";

/** What an answer is worked out from: what everybody sees on the store page, and what was asked. */
export interface AskedStore {
  deps: Deps;
  front: Storefront;
  /** The visitor's time zone, or else the store's. */
  zone: string;
  /** The day in the store's zone. */
  today: string;
  /** In the visitor's own words; empty if they chose a topic. */
  question: string;
  asked: Pick<Slots, "when" | "thing"> & {
    /** The service that is meant. */
    about?: string | undefined;
  };
}

export type Answered = Partial<Omit<StoreAnswer, "topic">>;

/** Undefined if the question can't be meant that way, because the store has nothing of the kind. */
export type Tell = (store: AskedStore) => Answered | undefined | Promise<Answered | undefined>;

/** Most services or products in an answer; the page shows all. */
export const MOST_OFFERS = 8;
