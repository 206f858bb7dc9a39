import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { hasStore } from "#features/store/store/has-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "../auth-user.ts";
import { findUser } from "../users.repository.ts";

export async function getProfile({ db }: Pick<Deps, "db">, userId: Id): Promise<AuthUser> {
  const [user, sells] = await Promise.all([findUser(db, userId), hasStore(db, userId)]);
  if (!user) throw new AppError("unauthenticated");
  return authUserOf(user, sells);
}
