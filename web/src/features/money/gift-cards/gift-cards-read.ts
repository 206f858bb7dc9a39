import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

/** The page that the address names; the first one for anything else. */
export function giftCardsRead(query: URLSearchParams) {
  const page = Number(query.get("page") ?? 1);
  return readOf(giftCards.list, { query: Number.isSafeInteger(page) && page > 1 ? { page } : {} });
}

export const giftCardReads: ScreenReads = (query) => [giftCardsRead(query)];
