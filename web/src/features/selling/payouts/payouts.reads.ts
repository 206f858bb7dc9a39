import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { destinationsRead, payoutsRead, previewRead } from "./payouts-read.ts";

export const withdrawalReads: ScreenReads = (query) => [
  payoutsRead(query),
  destinationsRead(),
  previewRead(),
];
