import type { Login, SignedIn } from "@solodesk/contract/auth.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "./auth-user.ts";
import { openSession } from "./open-session.ts";
import { signInLimit } from "./sign-in-limit.ts";
import { findUserByEmail } from "./users.repository.ts";

/** Throws "invalid_credentials", alike and after the same work whether or not the account exists; "rate_limited". */
export async function login(deps: Deps, { email, password }: Login, userAgent: string): Promise<SignedIn> {
  const limit = signInLimit(deps, email);
  await limit.reserve();
  const user = await findUserByEmail(deps.db, email);
  const isRight = await deps.passwords.verify(password, user?.passwordHash);
  if (!user || !isRight) throw new AppError("invalid_credentials");
  const [tokens, store] = await Promise.all([
    openSession(deps, { userId: user.id, userAgent }),
    findStoreOfUser(deps.db, user.id),
    limit.clear(),
  ]);
  return { user: authUserOf(user, store), tokens };
}
