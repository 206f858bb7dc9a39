import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { hasStore } from "#features/store/store/has-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "../auth-user.ts";
import { findUser } from "../users.repository.ts";

export async function getProfile(deps: Pick<Deps, "db" | "config">, userId: Id): Promise<AuthUser> {
  const [user, sells] = await Promise.all([findUser(deps.db, userId), hasStore(deps.db, userId)]);
  if (!user) throw new AppError("unauthenticated");
  return authUserOf(deps, user, sells);
}
