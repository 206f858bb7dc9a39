import type { GoogleUser } from "@solodesk/contract/identity/auth/google.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findUser } from "../users.repository.ts";
import { findIdentity } from "./identities.repository.ts";

/** Tells whether the account can sign in and confirm with Google as currently configured. */
export const hasGoogle = async ({ db, google }: Pick<Deps, "db" | "google">, userId: Id): Promise<boolean> =>
  google !== undefined && (await findIdentity(db, userId, google.issuer)) !== undefined;

/** Throws "unauthenticated" if the account was deleted meanwhile. */
export async function getGoogleUser(
  { db, google }: Pick<Deps, "db" | "google">,
  userId: Id,
): Promise<GoogleUser> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError("unauthenticated");
  const identity = google && (await findIdentity(db, userId, google.issuer));
  const { email = null, name = null, picture = null } = identity ?? {};
  return { linked: identity !== undefined, email, name, picture, hasPassword: user.passwordHash !== null };
}
