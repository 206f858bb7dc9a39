import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { signInLimit } from "./sign-in-limit.ts";
import { findUser } from "./users.repository.ts";

interface Given {
  password: string;
  /** Which field of the body it stood in. */
  field: string;
}

/**
 * Whoever is signed in says once more who they are. It draws from the attempts of signing in, so that a stolen session
 * is no second place to guess at. Throws "validation_failed", "rate_limited".
 */
export async function requirePassword(deps: Deps, userId: Id, { password, field }: Given): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (!user) throw new AppError("unauthenticated");
  const limit = signInLimit(deps, user.email);
  await limit.reserve();
  if (!(await deps.passwords.verify(password, user.passwordHash)))
    throw new AppError("validation_failed", { fields: { [field]: "This is not your password." } });
  await limit.clear();
}
