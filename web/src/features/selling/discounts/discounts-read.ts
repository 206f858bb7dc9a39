import { discounts } from "@solodesk/contract/selling/discounts.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const discountsRead = () => readOf(discounts.list, {});

export const discountReads: ScreenReads = () => [discountsRead()];
