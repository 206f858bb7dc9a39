import { type AuthUser, auth } from "@solodesk/contract/identity/auth.ts";
import { call } from "../api/call.ts";
import { CallError } from "../api/call-error.ts";
import { isUnanswered, noteNoResponse } from "../api/connection.ts";
import { clearSession, currentUser, dropSession, setUser } from "./session.ts";
import { subjectOf } from "./token-subject.ts";
import { readBearer } from "./tokens.ts";

/** Milliseconds after which a user who is kept in this browser doesn't wait for the server any longer. */
const PATIENCE = 4000;

/** The user as they were last read: shown until the server says who they are. */
let standIn: AuthUser | undefined;

/** Whether the user on screen has not been confirmed by the server since the page was loaded. */
export const isStandIn = (): boolean => standIn !== undefined && currentUser() === standIn;

/**
 * Returns the signed-in user, fetching the profile if this tab does not have it. If there is no response in time, or a 502,
 * 503 or 504, returns the one that `openKept` finds in this browser. If it finds none, throws, as for an unreadable response.
 */
export async function loadUser(openKept: () => Promise<AuthUser | undefined>): Promise<AuthUser | null> {
  if (currentUser() !== null || readBearer() === undefined) return currentUser();
  const profile = fetchProfile();
  try {
    return await Promise.race([profile, silence()]);
  } catch (error) {
    const kept = error instanceof CallError && isUnanswered(error) ? await openKept() : undefined;
    // The server may have answered in the meantime.
    if (kept === undefined || currentUser() !== null || readBearer() === undefined) return profile;
    // A late answer is applied by `fetchProfile`, a late failure changes nothing.
    profile.catch(() => undefined);
    noteNoResponse();
    standIn = kept;
    setUser(kept);
    return kept;
  }
}

const silence = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE, new CallError({ code: "network", message: "", status: 0 }));
  });

let flight: Promise<AuthUser | null> | undefined;

/** Fetches the profile, once however many ask for it, and ends the session if the server refuses it. */
export function fetchProfile(): Promise<AuthUser | null> {
  flight ??= askWho().finally(() => (flight = undefined));
  return flight;
}

async function askWho(): Promise<AuthUser | null> {
  const asked = subjectOf(readBearer() ?? "");
  // Meanwhile the user may have logged out, or another may have signed in.
  const isStillAsked = () => subjectOf(readBearer() ?? "") === asked && readBearer() !== undefined;
  try {
    const { data } = await call(auth.getProfile, {});
    if (!isStillAsked()) return currentUser();
    setUser(data);
    return data;
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 400 || isUnanswered(error)) throw error;
    // Just when a server is back, it may be overloaded: that ends no session which a user is working in.
    if (isStandIn() && ![401, 403, 404].includes(error.status)) throw error;
    // Spec 4: a failed profile fetch clears tokens and user silently. A session that ended has been cleared
    // already, and the stored tokens may belong to a new one.
    if (error.code !== "session_ended" && isStillAsked()) endSession();
    return null;
  }
}

/** If a screen is open, its user must leave it. */
const endSession = (): void => (currentUser() === null ? clearSession() : dropSession());
