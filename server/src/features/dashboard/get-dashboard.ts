import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findSellerSummary } from "./dashboard.repository.ts";

/** Throws "unauthenticated" when the account is gone. */
export async function getDashboard(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
): Promise<DashboardUser> {
  const [summary, store] = await Promise.all([findSellerSummary(db, userId), findStoreOfUser(db, userId)]);
  if (!summary) throw new AppError("unauthenticated");
  const { products, services, pending, ...seller } = summary;
  return {
    ...seller,
    is_store_details_updated: store !== undefined,
    store_info: store ?? null,
    wallets: { recharged: 0, earnings: 0, pending: 0, currency: config.CURRENCY },
    counts: { appointments_pending: pending, orders_open: 0, products, services },
  };
}
