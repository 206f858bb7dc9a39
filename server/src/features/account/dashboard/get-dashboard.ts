import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { toDecimal } from "@solodesk/contract/kernel/money.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findSellerSummary, sumRevenue } from "./dashboard.repository.ts";
import { monthsUpTo } from "./months-up-to.ts";

/** Throws "unauthenticated" when the account is gone. */
export async function getDashboard(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  userId: Id,
): Promise<DashboardUser> {
  const [summary, store] = await Promise.all([findSellerSummary(db, userId), findStoreOfUser(db, userId)]);
  if (!summary) throw new AppError("unauthenticated");
  const { id, name, email, picture, products, services, pending, toCollect, ordersOpen, ordersToShip } =
    summary;
  const months = store && monthsUpTo(store.timezone, clock.now().getTime());
  const revenue =
    store && months ? await sumRevenue(db, store.id, months) : { thisMonth: 0, lastMonth: 0, inPerson: 0 };
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  const decimal = (amount: number) => toDecimal(money(amount));
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
    revenue: {
      this_month: money(revenue.thisMonth),
      last_month: money(revenue.lastMonth),
      in_person: money(revenue.inPerson),
    },
    counts: {
      appointments_pending: pending,
      appointments_to_collect: toCollect,
      orders_open: ordersOpen,
      orders_to_ship: ordersToShip,
      products,
      services,
    },
  };
}
