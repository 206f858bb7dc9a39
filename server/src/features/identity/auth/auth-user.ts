import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Deps } from "#kernel/deps.ts";
import { isOperator } from "./operator/is-operator.ts";

interface Account {
  id: Id;
  name: string;
  email: string;
  picture: string | null;
  language: LanguageTag;
  emailVerifiedAt: Date | null;
  deletesAt: Date | null;
}

/** A seller without a store is sent to make one first (spec 2). */
export const authUserOf = ({ config }: Pick<Deps, "config">, account: Account, sells: boolean): AuthUser => ({
  id: account.id,
  name: account.name,
  email: account.email,
  picture: account.picture,
  language: account.language,
  redirectPath: sells ? null : pages.addStoreDetail,
  emailVerified: account.emailVerifiedAt !== null,
  ...(isOperator(config, account) && { operator: true }),
  ...(account.deletesAt && { deletesAt: account.deletesAt.toISOString() }),
});
