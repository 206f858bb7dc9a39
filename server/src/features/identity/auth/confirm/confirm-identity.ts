import type { auth, ConfirmIdentity } from "@solodesk/contract/identity/auth.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { ConfirmationWay } from "@solodesk/contract/kernel/errors.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after } from "#kernel/time/clock.ts";
import { requireOwnGoogle } from "../google/require-own-google.ts";
import { isOn } from "../second-factor/second-factors.repository.ts";
import { withCode } from "../second-factor/with-code.ts";
import { FRESH_LIFE } from "../sessions/session-life.ts";
import { confirmSession } from "../sessions/sessions.repository.ts";
import { lockPassword } from "../users.repository.ts";
import { listConfirmationWays } from "./list-confirmation-ways.ts";
import { requirePassword } from "./require-password.ts";

type Confirmed = Answer<typeof auth.confirm>["data"];

const instead: Record<ConfirmationWay, Message> = {
  password: msg("Enter your password instead."),
  google: msg("Confirm with Google instead."),
  code: msg("Enter the code from your authenticator app instead."),
};

/**
 * Makes this session fresh, but no other session of the user. A user with a second factor must give a code.
 * Throws "validation_failed", "rate_limited", and what requireOwnGoogle throws.
 */
export async function confirmIdentity(
  deps: Deps,
  user: SessionUser,
  given: ConfirmIdentity,
): Promise<Confirmed> {
  const way = wayOf(given);
  const ways = await listConfirmationWays(deps, user.id);
  if (!ways.includes(way)) throw notThisWay(way, ways);
  if ("code" in given) return withCode(deps, user.id, given.code, (deps) => freshen(deps, user, way));
  if ("password" in given) {
    const event = "confirmation_failed";
    await requirePassword(deps, user, { password: given.password, field: "password", event });
    return freshen(deps, user, way);
  }
  await requireOwnGoogle(deps, user.id, given.google);
  return freshen(deps, user, way);
}

function notThisWay(way: ConfirmationWay, [other]: ConfirmationWay[]): AppError {
  const message = other ? t(instead[other]) : t("Set a password first: use Forgot password to get a link.");
  return new AppError("validation_failed", { fields: { [way]: message } });
}

function wayOf(given: ConfirmIdentity): ConfirmationWay {
  if ("code" in given) return "code";
  return "password" in given ? "password" : "google";
}

const ways = { password: abouts.byPassword, google: abouts.byGoogle, code: abouts.withCode } as const;

const freshen = (deps: Deps, { id, sessionId }: SessionUser, way: ConfirmationWay): Promise<Confirmed> =>
  inTransaction(deps, async (deps) => {
    if (way !== "code") {
      // Waits if a second factor is being turned on right now: that holds the account's row.
      await lockPassword(deps.db, id);
      if (await isOn(deps.db, id)) throw notThisWay(way, ["code"]);
    }
    const now = deps.clock.now();
    if (!(await confirmSession(deps.db, sessionId, now))) throw new AppError("unauthenticated");
    await recordAudit(deps.db, { userId: id, event: "identity_confirmed", about: asKept(ways[way]) });
    return { confirmedUntil: after(now, FRESH_LIFE).toISOString() };
  });
