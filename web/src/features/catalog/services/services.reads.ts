import { myCatalogueRead } from "#features/catalog/catalog/mine/my-catalogue-read.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const serviceReads: ScreenReads = () => [myCatalogueRead()(1)];
