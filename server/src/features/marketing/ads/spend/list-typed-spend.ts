import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { listTypedRuns } from "./typed-spend.repository.ts";

export async function listTypedSpend(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: Parsed<typeof ads.listTypedSpend>["query"],
): Promise<Answer<typeof ads.listTypedSpend>> {
  const store = await findStoreOfUser(db, userId);
  const { rows, count } = store ? await listTypedRuns(db, store.id, sliceOf(wanted)) : { rows: [], count: 0 };
  return {
    data: rows.map(({ spend, ...row }) => ({ ...row, spend: { amount: spend, currency: config.CURRENCY } })),
    pagination: paginate(wanted.page, wanted.page_size, count),
  };
}
