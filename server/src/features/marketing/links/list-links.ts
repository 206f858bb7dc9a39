import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { links } from "@solodesk/contract/marketing/links.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { countLinks, listLinkPage } from "./links.repository.ts";
import { toAdLink } from "./to-ad-link.ts";

/** Returns none if the user has no store. */
export async function listLinks(
  { db }: Pick<Deps, "db">,
  userId: Id,
  query: Parsed<typeof links.list>["query"],
  origin: string,
): Promise<Answer<typeof links.list>> {
  const store = await findStoreOfUser(db, userId);
  const total = store ? await countLinks(db, store.id) : 0;
  const rows = store ? await listLinkPage(db, store.id, sliceOf(query)) : [];
  return {
    data: rows.map((row) => toAdLink(row, origin)),
    pagination: paginate(query.page, query.page_size, total),
  };
}
