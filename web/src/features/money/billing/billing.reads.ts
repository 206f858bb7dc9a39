import { projectRead } from "#features/money/plans/project-read.ts";
import { subscriptionRead } from "#features/money/subscription/use-subscription.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { historyIn, historyRead } from "./history/history-read.ts";

export const pricingReads: ScreenReads = (query) => [
  projectRead(),
  subscriptionRead(),
  historyRead(historyIn(query)),
];
