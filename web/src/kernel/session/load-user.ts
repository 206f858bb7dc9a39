import { type AuthUser, auth } from "@solodesk/contract/identity/auth.ts";
import { call } from "../api/call.ts";
import { CallError } from "../api/call-error.ts";
import { clearSession, currentUser, setUser } from "./session.ts";
import { readBearer } from "./tokens.ts";

/** A proxy sends these if the server is restarting or down: they say nothing about the session. */
const unanswered = [502, 503, 504];

/**
 * Returns the signed-in user, fetching the profile if this tab does not have it. Throws if there was no
 * response, an unreadable one or a 502, 503 or 504.
 */
export async function loadUser(): Promise<AuthUser | null> {
  if (currentUser() !== null || readBearer() === undefined) return currentUser();
  try {
    const { data } = await call(auth.getProfile, {});
    setUser(data);
    return data;
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 400) throw error;
    if (unanswered.includes(error.status)) throw error;
    // Spec 4: a failed profile fetch clears tokens and user silently. A session that ended has been cleared
    // already, and the stored tokens may belong to a new one.
    if (error.code !== "session_ended") clearSession();
    return null;
  }
}
