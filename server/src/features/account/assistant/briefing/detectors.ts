import type { InsightKind } from "@solodesk/contract/account/assistant/insight.ts";
import type { Detector } from "./detector.ts";
import { adStopped } from "./detectors/ad-stopped.ts";
import { adWithoutReturn } from "./detectors/ad-without-return.ts";
import { amountsLeftOpen } from "./detectors/amounts-left-open.ts";
import { calendarStale } from "./detectors/calendar-stale.ts";
import { customerOverdue } from "./detectors/customer-overdue.ts";
import { disputeDeadline } from "./detectors/dispute-deadline.ts";
import { emailsFailed } from "./detectors/emails-failed.ts";
import { gapTomorrow } from "./detectors/gap-tomorrow.ts";
import { linkUnused } from "./detectors/link-unused.ts";
import { moneyHeld } from "./detectors/money-held.ts";
import { neverBought } from "./detectors/never-bought.ts";
import { noShowTwice } from "./detectors/no-show-twice.ts";
import { orderNotShipped } from "./detectors/order-not-shipped.ts";
import { pageIncomplete } from "./detectors/page-incomplete.ts";
import { payoutReady } from "./detectors/payout-ready.ts";
import { planLimitNear } from "./detectors/plan-limit-near.ts";
import { requestWaiting } from "./detectors/request-waiting.ts";
import { revenueWeek } from "./detectors/revenue-week.ts";
import { serviceEarnsLess } from "./detectors/service-earns-less.ts";
import { slowWeekday } from "./detectors/slow-weekday.ts";
import { stockRunsOut } from "./detectors/stock-runs-out.ts";

export const detectors: Readonly<Record<InsightKind, Detector<unknown>>> = {
  dispute_deadline: disputeDeadline,
  request_waiting: requestWaiting,
  order_not_shipped: orderNotShipped,
  emails_failed: emailsFailed,
  calendar_stale: calendarStale,
  page_incomplete: pageIncomplete,
  plan_limit_near: planLimitNear,
  left_open: amountsLeftOpen,
  payout_ready: payoutReady,
  money_held: moneyHeld,
  gap_tomorrow: gapTomorrow,
  customer_overdue: customerOverdue,
  no_show_twice: noShowTwice,
  stock_runs_out: stockRunsOut,
  never_bought: neverBought,
  ad_without_return: adWithoutReturn,
  ad_stopped: adStopped,
  link_unused: linkUnused,
  slow_weekday: slowWeekday,
  service_earns_less: serviceEarnsLess,
  revenue_week: revenueWeek,
};
