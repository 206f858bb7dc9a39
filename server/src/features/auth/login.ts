import type { Login, SignedIn } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { authUserOf } from "./auth-user.ts";
import { openSession } from "./open-session.ts";
import { signInLimit } from "./sign-in-limit.ts";
import { knowsDevice, tellOfDevice } from "./tell-of-device.ts";
import { findUserByEmail, replaceHash } from "./users.repository.ts";

/** Throws "invalid_credentials", alike and after the same work whether or not the account exists; "rate_limited". */
export async function login(deps: Deps, { email, password }: Login, userAgent: string): Promise<SignedIn> {
  const { db, passwords } = deps;
  const limit = signInLimit(deps, email);
  await limit.reserve();
  const user = await findUserByEmail(db, email);
  const isRight = await passwords.verify(password, user?.passwordHash);
  if (!user || !isRight) throw new AppError("invalid_credentials");
  const { id: userId, email: to, passwordVersion } = user;
  const opening = { userId, userAgent, passwordVersion };
  // Nearly every sign-in is from a known device and needs no transaction: one statement opens the session.
  const tokens = (await knowsDevice(deps, userId, userAgent))
    ? await openSession(deps, opening)
    : await transact(db, async (tx) => {
        await tellOfDevice(deps, tx, { userId, to }, userAgent);
        return openSession({ ...deps, db: tx }, opening);
      });
  const [store] = await Promise.all([
    findStoreOfUser(db, user.id),
    limit.clear(),
    renewHash(deps, user, password),
  ]);
  return { user: authUserOf(user, store), tokens };
}

interface Kept {
  id: Id;
  passwordHash: string | null;
}

/** Hashing that has become too cheap is done anew while the password is at hand. */
async function renewHash(
  { db, passwords }: Deps,
  { id, passwordHash }: Kept,
  password: string,
): Promise<void> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
  await replaceHash(db, id, passwordHash, await passwords.hash(password));
}
