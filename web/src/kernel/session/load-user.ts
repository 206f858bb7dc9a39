import { type AuthUser, auth } from "@solodesk/contract/identity/auth.ts";
import { call } from "../api/call.ts";
import { CallError } from "../api/call-error.ts";
import { clearSession, currentUser, setUser } from "./session.ts";
import { readBearer } from "./tokens.ts";

/** A proxy answers these for a server that is restarting or away: they say nothing about the session. */
const unanswered = [502, 503, 504];

/** The signed-in user, fetched when this tab does not know yet. Throws only when the server did not answer, or half. */
export async function loadUser(): Promise<AuthUser | null> {
  if (currentUser() !== null || readBearer() === undefined) return currentUser();
  try {
    const { data } = await call(auth.getProfile, {});
    setUser(data);
    return data;
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 400) throw error;
    if (unanswered.includes(error.status)) throw error;
    // Spec 4: a failed profile fetch clears tokens and user silently. An ended session has been cleared where it
    // ended, and what is stored since then is somebody's new one.
    if (error.code !== "session_ended") clearSession();
    return null;
  }
}
