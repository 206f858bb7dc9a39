import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { toGiftCard } from "./gift-card-row.ts";
import { listGiftCardRows } from "./gift-cards.repository.ts";

/** Newest first; empty without a store. */
export async function listGiftCards(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  query: Parsed<typeof giftCards.list>["query"],
): Promise<Answer<typeof giftCards.list>> {
  const store = await findStoreOfUser(db, userId);
  const found = store
    ? await listGiftCardRows(db, store.id, sliceOf(query))
    : { rows: [], total: 0, outstanding: 0 };
  const now = clock.now();
  return {
    data: found.rows.map((row) => toGiftCard(row, now)),
    pagination: paginate(query.page, query.page_size, found.total),
    outstanding: { amount: found.outstanding, currency: config.CURRENCY },
    least_years: config.GIFT_CARD_YEARS,
  };
}
