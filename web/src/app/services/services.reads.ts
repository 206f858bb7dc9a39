import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { catalogueRead, filterIn } from "#features/catalog/catalog/catalogue-read.ts";
import { myCatalogueRead, myFilterIn } from "#features/catalog/catalog/mine/my-catalogue-read.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const servicesReads: ScreenReads = (query) =>
  query.get("tab") === "shared"
    ? [readOf(catalog.listCategories, {}), catalogueRead(filterIn(query))(1)]
    : [
        myCatalogueRead(myFilterIn(query))(1),
        readOf(catalog.listMyCategories, {}),
        readOf(services.listArchived, {}),
      ];
