import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Store } from "../store/store.ts";
import { RevenueQuery, RevenueRow } from "./dashboard/revenue.ts";
import { Today, TodayQuery } from "./dashboard/today.ts";

/** Wallet figures are plain decimals (spec 3). */
const Wallets = z.object({
  recharged: z.number(),
  earnings: z.number(),
  pending: z.number(),
  currency: z.string(),
});

/**
 * What came in within a month: orders less refunds, and payments in person without tips. Months follow the store's
 * time zone.
 */
const Revenue = z.object({
  this_month: Money,
  /** Last month up to the same day and time, so that the two can be compared. */
  last_month: Money,
  /** The part of `this_month` that was paid in person. */
  in_person: Money,
});

export const DashboardUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  is_store_details_updated: z.boolean().nullable(),
  store_info: Store.nullable(),
  wallets: Wallets,
  revenue: Revenue,
  counts: z.object({
    appointments_pending: z.int(),
    /** Completed ones with an amount that was left open. */
    appointments_to_collect: z.int(),
    /** Paid or being processed. */
    orders_open: z.int(),
    /** Those of them with a shipping address. */
    orders_to_ship: z.int(),
    products: z.int(),
    services: z.int(),
  }),
});
export type DashboardUser = z.infer<typeof DashboardUser>;

export const TodayAnswer = z.object({ data: Today });

export const dashboard = {
  get: endpoint({
    method: "GET",
    path: `${M}/user`,
    summary: "Get the seller, the store, the wallet and open tasks",
    access: "user",
    answer: DashboardUser,
    failed: msg("Failed to fetch user dashboard"),
    agent: "read",
  }),
  getToday: endpoint({
    method: "GET",
    path: `${M}/user/today`,
    summary: "Get the seller's day: the next appointment, open tasks and this week's figures",
    access: "user",
    query: TodayQuery,
    answer: TodayAnswer,
    failed: msg("Failed to load your day"),
    agent: "read",
  }),
  listRevenue: endpoint({
    method: "GET",
    path: `${M}/user/revenue`,
    summary:
      "List revenue by service, product, customer or sale, largest first; the rows and the rest add up to the total",
    access: "user",
    query: RevenueQuery,
    answer: z.object({
      data: z.array(RevenueRow),
      /** What is in the total, but in none of the rows: what is grouped otherwise, and rows beyond the most. */
      rest: Money,
      total: Money,
      /** How many rows there are in all. */
      count: z.int(),
    }),
    failed: msg("Failed to load revenue"),
    agent: "read",
  }),
};
