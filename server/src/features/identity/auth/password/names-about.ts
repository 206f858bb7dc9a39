import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { getAccount } from "../account/get-account.ts";

/** Of this software, and of whoever runs it here. */
export const namesOfSite = ({ config }: Pick<Deps, "config">): string[] => ["Solodesk", config.OPERATOR_NAME];

/** What everybody knows of an account and so tries as its password. */
export async function namesAbout(deps: Deps, userId: Id): Promise<string[]> {
  const { name, email } = await getAccount(deps.db, userId);
  const store = await findStoreOfUser(deps.db, userId);
  return [name, email, ...(store ? [store.name, store.website_url] : []), ...namesOfSite(deps)];
}
