import type { AuthUser, EditProfile } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireOwnPicture } from "#features/platform/uploads/require-own-picture.ts";
import { hasStore } from "#features/store/store/has-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requirePlainName } from "#kernel/require-plain-name.ts";
import { authUserOf } from "../auth-user.ts";
import { lockUser, updateUser } from "../users.repository.ts";

/** Changes only the given fields. Throws "validation_failed". */
export function editProfile(deps: Deps, userId: Id, changes: EditProfile): Promise<AuthUser> {
  return inTransaction(deps, async (deps) => {
    await requireOwnPicture(deps.db, userId, changes.picture, "picture");
    const before = await lockUser(deps.db, userId);
    // The current name may be sent again, even if it would not be accepted today.
    if (changes.name !== before?.name) requirePlainName(changes.name);
    const user = await updateUser(deps.db, userId, changes, deps.clock.now());
    if (!before || !user) throw new AppError("unauthenticated");
    const changed = (["name", "picture", "language"] as const).filter(
      (field) => user[field] !== before[field],
    );
    if (changed.length > 0)
      await recordAudit(deps.db, { userId, event: "profile_changed", about: changed.join(", ") });
    return authUserOf(deps, user, await hasStore(deps.db, userId));
  });
}
