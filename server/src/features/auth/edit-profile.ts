import type { AuthUser, EditProfile } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "./auth-user.ts";
import { updateUser } from "./users.repository.ts";

export async function editProfile({ db, clock }: Deps, userId: Id, changes: EditProfile): Promise<AuthUser> {
  const user = await updateUser(db, userId, changes, clock.now());
  if (!user) throw new AppError("unauthenticated");
  return authUserOf(user, await findStoreOfUser(db, userId));
}
