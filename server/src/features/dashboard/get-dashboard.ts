import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { toDecimal } from "@solodesk/contract/kernel/money.ts";
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
  const { id, name, email, picture, products, services, pending, ordersOpen } = summary;
  const decimal = (amount: number) => toDecimal({ amount, currency: config.CURRENCY });
  return {
    id,
    name,
    email,
    picture,
    is_store_details_updated: store !== undefined,
    store_info: store ?? null,
    wallets: {
      recharged: decimal(summary.recharged),
      earnings: decimal(summary.earnings),
      pending: decimal(summary.unreleased),
      currency: config.CURRENCY,
    },
    counts: { appointments_pending: pending, orders_open: ordersOpen, products, services },
  };
}
