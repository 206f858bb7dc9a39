import { Id } from "@solodesk/contract/kernel/id.ts";
import { type PageKind, Slug } from "@solodesk/contract/kernel/slug.ts";
import type { Deps } from "#kernel/deps.ts";
import { findTarget } from "./slugs.repository.ts";

/** The id of the product or service that an address of this store names, by its id, its slug or one that it had. */
export async function findBySlug(
  { db }: Pick<Deps, "db">,
  storeId: Id,
  kind: PageKind,
  named: string,
): Promise<Id | undefined> {
  if (Id.safeParse(named).success) return named;
  return Slug.safeParse(named).success ? findTarget(db, { storeId, kind, slug: named }) : undefined;
}
