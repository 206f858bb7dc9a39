import type { AuthUser, EditProfile } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/audit/record-audit.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { requireOwnPicture } from "#features/uploads/require-own-picture.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "./auth-user.ts";
import { lockUser, updateUser } from "./users.repository.ts";

export function editProfile({ db, clock }: Deps, userId: Id, changes: EditProfile): Promise<AuthUser> {
  return transact(db, async (tx) => {
    await requireOwnPicture(tx, userId, changes.picture, "picture");
    const before = await lockUser(tx, userId);
    const user = await updateUser(tx, userId, changes, clock.now());
    if (!before || !user) throw new AppError("unauthenticated");
    const changed = (["name", "picture"] as const).filter((field) => user[field] !== before[field]);
    if (changed.length > 0)
      await recordAudit(tx, { userId, event: "profile_changed", about: changed.join(" and ") });
    return authUserOf(user, await findStoreOfUser(tx, userId));
  });
}
