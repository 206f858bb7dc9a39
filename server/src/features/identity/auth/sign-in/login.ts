import type { Login, SignedIn } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { hasStore } from "#features/store/store/has-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { authUserOf } from "../auth-user.ts";
import { openSessionOrAsk } from "../second-factor/open-session-or-ask.ts";
import { knownDevice } from "../sessions/device-mark.ts";
import { findUserByEmail, replaceHash } from "../users.repository.ts";
import { deviceLimit, signInLimit } from "./sign-in-limit.ts";

/**
 * Signs in by password. Throws "invalid_credentials", with the same response and after the same work whether
 * or not the account exists; "rate_limited"; "second_factor_required".
 */
export async function login(deps: Deps, { email, password }: Login, userAgent: string): Promise<SignedIn> {
  const { db, passwords } = deps;
  const user = await findUserByEmail(db, email);
  const device = user && knownDevice(deps, user);
  const limit = device === undefined ? signInLimit(deps, email) : deviceLimit(deps, device);
  await limit.reserve();
  const isRight = await passwords.verify(password, user?.passwordHash);
  if (!isRight) await limit.fail(user?.id ?? deps.newId(), "sign_in_failed");
  if (!user || !isRight) throw new AppError("invalid_credentials");
  // The password was right, even if a code is still needed, so the count of guesses is reset.
  await Promise.all([limit.clear(), renewHash(deps, user, password)]);
  const tokens = await openSessionOrAsk(deps, { user, userAgent, by: asKept(abouts.byPassword) });
  return { user: authUserOf(deps, user, await hasStore(db, user.id)), tokens };
}

interface AccountHash {
  id: Id;
  passwordHash: string | null;
}

/**
 * Hashes the password again if the stored hash is too weak by today's settings: only now is the password at
 * hand.
 */
async function renewHash(
  { db, passwords }: Deps,
  { id, passwordHash }: AccountHash,
  password: string,
): Promise<void> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
  await replaceHash(db, id, passwordHash, await passwords.hash(password));
}
