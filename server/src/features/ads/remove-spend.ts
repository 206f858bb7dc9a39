import type { ads } from "@solodesk/contract/ads.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findCampaign } from "./campaigns.repository.ts";
import { lockSpend } from "./lock-spend.ts";
import { deleteSpend, findSpend } from "./spend.repository.ts";

/** The campaign itself stays. Throws "not_found", "request_in_progress". */
export async function removeSpend(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  { campaign_id, ...days }: Parsed<typeof ads.removeSpend>["query"],
): Promise<{ days: number; spend: Money }> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("not_found");
  return db.transaction(async (tx) => {
    await lockSpend(tx, store.id);
    if (!(await findCampaign(tx, store.id, campaign_id))) throw new AppError("not_found");
    const standing = await findSpend(tx, store.id, campaign_id, days);
    await deleteSpend(tx, store.id, campaign_id, days);
    return {
      days: standing?.days ?? 0,
      spend: { amount: standing?.spend ?? 0, currency: config.CURRENCY },
    };
  });
}
