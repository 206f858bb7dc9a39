import { z } from "zod";

const span = (least: number, most: number, unset: number) =>
  z.coerce.number().int().min(least).max(most).default(unset);

/** How long records are kept. The limits in 0052-forget-records.sql must not exceed the minimums here. */
export const retentionVariables = {
  VISIT_DAYS: span(1, 400, 90).describe(
    "Days to keep each visit to a store page. The daily totals are kept longer",
  ),
  AD_FIGURE_DAYS: span(400, 3650, 1095).describe(
    "Days to keep the daily totals of visits, and which ad or link led to each order and booking",
  ),
  ACTIVITY_DAYS: span(90, 3650, 730).describe(
    "Days to keep the activity log of accounts, when customers opened the pages of their orders and bookings, and the history of orders that were never paid",
  ),
  RECORD_YEARS: span(5, 30, 10).describe(
    "Years to keep the history of paid orders and the events of payment gateways",
  ),
  ACCOUNT_DELETION_DAYS: span(0, 90, 14).describe("Days during which a deleted account can be restored"),
};
