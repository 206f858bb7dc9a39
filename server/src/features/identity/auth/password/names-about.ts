import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { getAccount } from "../account/get-account.ts";

/** Returns the names of this software and of its operator. */
export const namesOfSite = ({ config }: Pick<Deps, "config">): string[] => ["Solodesk", config.OPERATOR_NAME];

/** Returns names that others know and would try as this account's password. */
export async function namesAbout(deps: Deps, userId: Id): Promise<string[]> {
  const { name, email } = await getAccount(deps.db, userId);
  const store = await findStoreOfUser(deps.db, userId);
  return [name, email, ...(store ? [store.name, store.website_url] : []), ...namesOfSite(deps)];
}
