import type { AuthUser } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "./auth-user.ts";
import { findUser } from "./users.repository.ts";

export async function getProfile({ db }: Pick<Deps, "db">, userId: Id): Promise<AuthUser> {
  const [user, store] = await Promise.all([findUser(db, userId), findStoreOfUser(db, userId)]);
  if (!user) throw new AppError("unauthenticated");
  return authUserOf(user, store);
}
