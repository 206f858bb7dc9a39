// Exchanges the refresh token once, however many calls and tabs find the bearer token expired at the same
// time (spec 4).
import { auth, Tokens } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { z } from "zod";
import { CallError } from "../api/call-error.ts";
import type { CallInput } from "../api/request-of.ts";
import { now } from "../time/clock.ts";
import { currentUser, dropSession } from "./session.ts";
import { expiryOf, subjectOf } from "./token-subject.ts";
import { keepTokens, readBearer, readCookieBearer, readTokens } from "./tokens.ts";

const Refreshed = z.object({ tokens: Tokens });
type Post = (endpoint: typeof auth.refreshTokens, input: CallInput) => Promise<unknown>;

let flight: Promise<string> | undefined;

/**
 * Returns a bearer token of the same user that is newer than `stale`. Throws "session_ended" if none can be
 * obtained.
 */
export async function refreshBearer(stale: string, post: Post): Promise<string> {
  flight ??= oneTabAtATime(() => exchange(stale, post)).finally(() => {
    flight = undefined;
  });
  const expected = subjectOf(stale) ?? currentUser()?.id;
  const fresh = await flight;
  refuseOther(fresh, expected);
  return fresh;
}

/** Returns the bearer token for calls that require a user. Throws "session_ended". */
export function requireBearer(): string {
  const bearer = readBearer();
  const asking = currentUser()?.id;
  if (bearer !== undefined) {
    refuseOther(bearer, asking);
    return bearer;
  }
  // Another tab logged out, or the browser's storage was cleared. The server would refuse the call anyway.
  if (asking !== undefined) dropSession();
  throw over();
}

/**
 * Throws "session_ended" if the token belongs to another user: someone else may have signed in in another
 * tab, and this tab learns of it a moment later. A call of one user must never run as another. A token
 * without a readable subject is left for the server to refuse.
 */
function refuseOther(bearer: string, expected: string | undefined): void {
  const subject = subjectOf(bearer);
  if (expected !== undefined && subject !== undefined && expected !== subject) throw over();
}

/**
 * Web Locks are missing on plain-http addresses. There the server accepts a used refresh token for another
 * ten seconds.
 */
const oneTabAtATime = (work: () => Promise<string>): Promise<string> =>
  "locks" in navigator ? navigator.locks.request("solodesk-refresh", work) : work();

async function exchange(stale: string, post: Post): Promise<string> {
  const bearer = readBearer();
  if (bearer !== undefined && bearer !== stale) return bearer;
  const elsewhere = newerInCookie(stale);
  if (elsewhere !== undefined) return elsewhere;
  const refreshToken = readTokens()?.refresh.token;
  if (refreshToken === undefined) throw ended();
  try {
    const answer = Refreshed.safeParse(await post(auth.refreshTokens, { body: { refreshToken } })).data;
    if (!answer)
      throw new CallError({ code: "unreadable", message: t(auth.refreshTokens.failed), status: 502 });
    // If the user has logged out in the meantime, they stay logged out.
    if (readTokens()?.refresh.token !== refreshToken) return wonElsewhere(refreshToken);
    keepTokens(answer.tokens);
    return answer.tokens.access.token;
  } catch (error) {
    if (!(error instanceof CallError) || !isRefusal(error)) throw error;
    return wonElsewhere(refreshToken);
  }
}

/**
 * The token that another tab has just stored. All tabs see the cookie at once, but localStorage later, on a
 * slow computer by seconds. Without the cookie, this tab would send the refresh token that the other has
 * used. An expired token in the cookie does not count: the tab that stored it is gone.
 */
function newerInCookie(stale: string): string | undefined {
  const written = readCookieBearer();
  if (written === undefined) return undefined;
  const expiry = expiryOf(written);
  return expiry > expiryOf(stale) && expiry > now().getTime() / 1000 ? written : undefined;
}

/** No response, a 5xx or a rate limit says nothing about the session, so it stays. */
const isRefusal = ({ status }: CallError): boolean => status === 400 || status === 401 || status === 422;

/** Another tab may have stored newer tokens after winning the race, so losing it does not end the session. */
function wonElsewhere(refused: string): string {
  const stored = readTokens();
  if (stored !== undefined && stored.refresh.token !== refused) return stored.access.token;
  throw ended();
}

function ended(): CallError {
  dropSession();
  return over();
}

const over = (): CallError =>
  new CallError({ code: "session_ended", message: t(auth.refreshTokens.failed), status: 401 });
