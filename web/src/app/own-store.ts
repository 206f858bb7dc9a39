import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { redirect, redirectDocument } from "react-router";
import { publishPath } from "#features/store/store/publish-path.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";

/** `/store` alone leads to the seller's own store page, which is a separate document. */
export async function toOwnStore() {
  const { store_info } = await queryClient.query(readOf(dashboard.get, {}));
  if (store_info === null) return redirect(pages.addStoreDetail);
  // An unpublished store page is not found, even by its owner, so offer to publish it.
  if (!store_info.published) return redirect(publishPath);
  return redirectDocument(`${pages.ownStore}/${store_info.website_url}`);
}
