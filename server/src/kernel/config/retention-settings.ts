import { z } from "zod";

const span = (least: number, most: number, unset: number) =>
  z.coerce.number().int().min(least).max(most).default(unset);

/** How long records are kept. The floors of 0052-forget-records.sql are no higher than the least values here. */
export const retentionVariables = {
  ACTIVITY_DAYS: span(90, 3650, 730).describe(
    "Days for which the activity of accounts, and what became of orders that were never paid, is kept",
  ),
  RECORD_YEARS: span(5, 30, 10).describe(
    "Years for which the history of paid orders and the events of payment gateways are kept",
  ),
  AD_FIGURE_DAYS: span(400, 3650, 1095).describe(
    "Days for which daily visits of store pages, and what led to orders and bookings, are kept",
  ),
};
