import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteUnusedCampaigns, findCampaign } from "../campaigns.repository.ts";
import { lockSpend } from "./lock-spend.ts";
import { deleteSpend } from "./spend.repository.ts";

/** Removes spend, and the campaign if it has none left. Throws "not_found", "request_in_progress". */
export async function removeSpend(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  { campaign_id, typed_only, ...days }: Parsed<typeof ads.removeSpend>["query"],
): Promise<{ days: number; spend: Money }> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  return inTransaction(deps, async (deps) => {
    await lockSpend(deps.db, store.id);
    if (!(await findCampaign(deps.db, store.id, campaign_id))) throw new AppError("not_found");
    const { days: removed, spend } = await deleteSpend(
      deps.db,
      store.id,
      campaign_id,
      days,
      typed_only === "true",
    );
    await deleteUnusedCampaigns(deps.db, store.id);
    return {
      days: removed,
      spend: { amount: spend, currency: deps.config.CURRENCY },
    };
  });
}
