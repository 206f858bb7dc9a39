import type { Id } from "@solodesk/contract/kernel/id.ts";
import { LinkCode } from "@solodesk/contract/store/visits/link-code.ts";
import { taggedPath } from "@solodesk/contract/store/visits/tagged-path.ts";
import type { Deps } from "#kernel/deps.ts";
import { findByCode } from "./links.repository.ts";

interface FoundLink {
  id: Id;
  code: string;
  /** The current path on this site, even if the store's address has changed. */
  path: string;
}

/** Returns undefined if there is no link with this code. */
export async function findLink({ db }: Pick<Deps, "db">, written: string): Promise<FoundLink | undefined> {
  // Phones capitalise the first letter. Anything that cannot be a code never reaches the database.
  const { data: code } = LinkCode.safeParse(written.toLowerCase());
  const row = code === undefined ? undefined : await findByCode(db, code);
  return (
    row && {
      id: row.id,
      code: row.code,
      path: taggedPath({ websiteUrl: row.websiteUrl, id: row.targetId, kind: row.target }, row, row.code),
    }
  );
}
