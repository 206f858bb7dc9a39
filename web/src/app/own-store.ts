import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { redirect, redirectDocument } from "react-router";
import { publishPath } from "#features/store/store/publish-path.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";

/** `/store` alone leads to one's own store page, which is a document of its own. */
export async function toOwnStore() {
  const { store_info } = await queryClient.query(readOf(dashboard.get, {}));
  if (store_info === null) return redirect(pages.addStoreDetail);
  // Nobody finds anything there yet, not even its owner: the way on is to publish it.
  if (!store_info.published) return redirect(publishPath);
  return redirectDocument(`${pages.ownStore}/${store_info.website_url}`);
}
