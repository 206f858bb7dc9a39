import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { DAY, wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { AddSpend } from "@solodesk/contract/marketing/ads.ts";
import { requireCurrency } from "#features/store/store/require-currency.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOrCreateCampaigns } from "../find-or-create-campaigns.ts";
import { spreadEvenly } from "../import/file/spread-evenly.ts";
import { requireStore } from "../require-store.ts";
import { limitSpend, MOST_DAYS } from "./limit-spend.ts";
import { lockSpend } from "./lock-spend.ts";
import { deleteSpend, findSpend, insertSpend } from "./spend.repository.ts";

/** Ads may be paid in advance, but days further ahead than this are taken for typing errors. */
const MOST_AHEAD = 366;

/**
 * Adds spend by hand and spreads it evenly over the days, in the smallest unit of the currency. Replaces
 * existing values only if `replace` is set. Throws "store_required", "validation_failed", "spend_exists",
 * "request_in_progress".
 */
export async function addSpend(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  userId: Id,
  wanted: AddSpend,
  mostDays = MOST_DAYS,
): Promise<{ campaign_id: Id; days: number; spend: Money }> {
  const { platform, campaign, from, to, spend, replace } = wanted;
  requireCurrency(deps.config, spend.currency, "spend.currency");
  const store = await requireStore(deps.db, userId);
  const wall = wallOf(store.timezone, deps.clock.now().getTime());
  if (Date.parse(to) > wall + MOST_AHEAD * DAY)
    throw new AppError("validation_failed", { fields: { to: t("Choose days within a year from today.") } });
  return inTransaction(deps, async (deps) => {
    await lockSpend(deps.db, store.id);
    const named = [{ name: campaign, externalId: "" }];
    const [id = ""] = await findOrCreateCampaigns(deps, { storeId: store.id, platform }, named);
    const existing = await findSpend(deps.db, store.id, id, { from, to });
    if (existing && !replace) {
      const stands = { ...existing, spend: { amount: existing.spend, currency: spend.currency } };
      throw new AppError("spend_exists", { stands });
    }
    if (existing) await deleteSpend(deps.db, store.id, id, { from, to });
    const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
    await insertSpend(deps.db, store.id, id, from, {
      spend: spreadEvenly(spend.amount, days),
      impressions: spreadEvenly(wanted.impressions, days),
      clicks: spreadEvenly(wanted.clicks, days),
    });
    await limitSpend(deps.db, store.id, "campaign", mostDays);
    return { campaign_id: id, days, spend };
  });
}
