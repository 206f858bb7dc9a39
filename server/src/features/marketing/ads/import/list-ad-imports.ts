import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { listImportRows } from "./imports.repository.ts";

export async function listAdImports(
  { db }: Pick<Deps, "db">,
  userId: Id,
  wanted: Parsed<typeof ads.listImports>["query"],
): Promise<Answer<typeof ads.listImports>> {
  const store = await findStoreOfUser(db, userId);
  const { rows, count } = store
    ? await listImportRows(db, store.id, sliceOf(wanted))
    : { rows: [], count: 0 };
  return { data: rows, pagination: paginate(wanted.page, wanted.page_size, count) };
}
