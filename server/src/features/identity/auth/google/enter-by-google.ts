import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { GoogleIdentity } from "#kernel/outside/google.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { firstLanguage } from "../account/first-language.ts";
import { getProfile } from "../account/get-profile.ts";
import { emailLink } from "../emails/email-link.ts";
import { openSessionOrAsk } from "../second-factor/open-session-or-ask.ts";
import { findUser, findUserByEmail, insertUser } from "../users.repository.ts";
import { insertIdentity, renewIdentity } from "./identities.repository.ts";
import { requireAddress } from "./require-address.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/**
 * Signs in the user that Google names: to the account that is linked, else to the one with this address if
 * both sides have confirmed it, else to a new one. Throws "google_refused", "google_taken",
 * "email_unconfirmed", "second_factor_required".
 */
export async function enterByGoogle(
  deps: Deps,
  identity: GoogleIdentity,
  { userAgent, languages }: Pick<Visitor, "userAgent" | "languages">,
): Promise<SignedIn> {
  const { user, linking } = await inTransaction(deps, async (deps) => {
    const known = (await findLinked(deps.db, identity)) ?? (await createUser(deps, identity, languages));
    return known ? { user: known } : { user: await findByAddress(deps, identity), linking: identity };
  });
  const tokens = await openSessionOrAsk(deps, { user, userAgent, by: asKept(abouts.byGoogle), linking });
  return { user: await getProfile(deps, user.id), tokens };
}

async function findLinked(tx: Db, identity: GoogleIdentity): Promise<User | undefined> {
  const { issuer, subject, name = null, picture = null } = identity;
  const userId = await renewIdentity(tx, { issuer, subject, email: requireAddress(identity), name, picture });
  return userId === undefined ? undefined : findUser(tx, userId);
}

/** Returns undefined if the address is taken. */
async function createUser(
  deps: Deps,
  identity: GoogleIdentity,
  languages: Visitor["languages"],
): Promise<User | undefined> {
  const email = requireAddress(identity);
  const now = deps.clock.now();
  const { issuer, subject, name = email.slice(0, email.lastIndexOf("@")), picture = null } = identity;
  const wanted = {
    id: deps.newId(),
    name: name.slice(0, 100),
    email,
    language: firstLanguage(languages),
    passwordHash: null,
    ...(identity.vouches && { emailVerifiedAt: now }),
  };
  const user = await insertUser(deps.db, { ...wanted, now });
  if (!user) return undefined;
  const shown = { email, name: identity.name ?? null, picture };
  const isFirst = await insertIdentity(deps.db, {
    issuer,
    subject,
    userId: user.id,
    ...shown,
    linkedAt: now,
  });
  if (!isFirst) throw new AppError("google_taken");
  await recordAudit(deps.db, { userId: user.id, event: "account_created", about: asKept(abouts.byGoogle) });
  const reader = { userId: user.id, to: email };
  if (!identity.vouches) await emailLink(deps, { ...reader, purpose: "verify_email", email });
  return user;
}

function unconfirmed({ mailer }: Deps): AppError {
  if (mailer) return new AppError("email_unconfirmed");
  return new AppError("email_unconfirmed", {
    message: t(
      "There is an account with this email, but the email isn't confirmed yet. Log in with your password, or ask us for a link to set a new one.",
    ),
  });
}

const linkFirst = () =>
  new AppError("email_unconfirmed", {
    message: t(
      "There is an account with this email, but Google can't confirm that the address is still yours. Log in with your password, or set a new one with Forgot password. Then link Google in your profile.",
    ),
  });

/**
 * Finds the account with this address, but only if the address is confirmed. Otherwise the Google user would
 * share the account with the person who registered it.
 */
async function findByAddress(deps: Deps, identity: GoogleIdentity): Promise<User> {
  const user = await findUserByEmail(deps.db, requireAddress(identity));
  if (!user?.emailVerifiedAt) throw unconfirmed(deps);
  if (!identity.vouches) throw linkFirst();
  return user;
}
