import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { ordersIn, ordersRead } from "./orders-read.ts";

export const orderListReads: ScreenReads = (query) => [ordersRead(ordersIn(query))];
