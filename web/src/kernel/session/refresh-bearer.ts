// Exchanges the refresh token once, however many calls and tabs found out at the same moment (spec 4).
import { auth, Tokens } from "@solodesk/contract/identity/auth.ts";
import { z } from "zod";
import { CallError } from "../api/call-error.ts";
import type { CallInput } from "../api/request-of.ts";
import { currentUser, endSession } from "./session.ts";
import { subjectOf } from "./token-subject.ts";
import { keepTokens, readBearer, readCookieBearer, readTokens } from "./tokens.ts";

const Refreshed = z.object({ tokens: Tokens });
type Post = (endpoint: typeof auth.refreshTokens, input: CallInput) => Promise<unknown>;

let flight: Promise<string> | undefined;

/** Answers a bearer newer than `stale` of the same person; throws "session_ended" when there is none to be had. */
export async function refreshBearer(stale: string, post: Post): Promise<string> {
  flight ??= oneTabAtATime(() => exchange(stale, post)).finally(() => {
    flight = undefined;
  });
  const asked = subjectOf(stale) ?? currentUser()?.id;
  const fresh = await flight;
  refuseOther(fresh, asked);
  return fresh;
}

/** What a call for signed-in people carries. Throws "session_ended". */
export function requireBearer(): string {
  const bearer = readBearer();
  const asking = currentUser()?.id;
  if (bearer !== undefined) {
    refuseOther(bearer, asking);
    return bearer;
  }
  // The log-out came first, or somebody wiped the browser's storage: the server would refuse, and has nothing to say.
  if (asking !== undefined) endSession();
  throw over();
}

/**
 * Somebody else may have signed in in another tab, which this one hears of a moment later: what one person asked is
 * never done as the other. Throws "session_ended". A token that names nobody is the server's to refuse.
 */
function refuseOther(bearer: string, asked: string | undefined): void {
  const subject = subjectOf(bearer);
  if (asked !== undefined && subject !== undefined && asked !== subject) throw over();
}

/** Web Locks are missing on plain-http addresses; there the server's ten seconds of grace cover a race. */
const oneTabAtATime = (work: () => Promise<string>): Promise<string> =>
  "locks" in navigator ? navigator.locks.request("solodesk-refresh", work) : work();

async function exchange(stale: string, post: Post): Promise<string> {
  await untilStored(stale);
  const bearer = readBearer();
  if (bearer !== undefined && bearer !== stale) return bearer;
  const refreshToken = readTokens()?.refresh.token;
  if (refreshToken === undefined) throw ended();
  try {
    const answer = Refreshed.safeParse(await post(auth.refreshTokens, { body: { refreshToken } })).data;
    if (!answer) throw new CallError({ code: "unreadable", message: auth.refreshTokens.failed, status: 502 });
    // Whoever logged out meanwhile stays logged out.
    if (readTokens()?.refresh.token !== refreshToken) return wonElsewhere(refreshToken);
    keepTokens(answer.tokens);
    return answer.tokens.access.token;
  } catch (error) {
    if (!(error instanceof CallError) || !isRefusal(error)) throw error;
    return wonElsewhere(refreshToken);
  }
}

/**
 * What another tab wrote to localStorage may show here a moment late, the cookie it wrote beside it does not. Without
 * this look the next tab would send the refresh token that has just been spent.
 */
async function untilStored(stale: string): Promise<void> {
  const written = readCookieBearer();
  if (written === undefined || written === stale) return;
  for (let looks = 0; looks < 25 && readBearer() === stale; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Silence, a crash or a full queue say nothing about the session, so it stays. */
const isRefusal = ({ status }: CallError): boolean => status === 400 || status === 401 || status === 422;

/** A lost race is no reason to log out: another tab may have stored the successor meanwhile. */
function wonElsewhere(refused: string): string {
  const stored = readTokens();
  if (stored !== undefined && stored.refresh.token !== refused) return stored.access.token;
  throw ended();
}

function ended(): CallError {
  endSession();
  return over();
}

const over = (): CallError =>
  new CallError({ code: "session_ended", message: auth.refreshTokens.failed, status: 401 });
