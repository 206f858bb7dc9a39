// What Google returned to the settings page with, in its address.
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { ConsentAnswer } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";

export type GoogleReturn = ConsentAnswer | { error: Message };

const denied = msg("You didn't give the permission, so nothing was connected.");
const failed = msg("Google didn't connect the calendar. Try again in a moment.");

/** Undefined if nobody comes back from Google. Whether the seller was sent there is checked by the server. */
export function googleAnswerIn(search: string): GoogleReturn | undefined {
  const query = new URLSearchParams(search);
  const [state, code, error] = ["state", "code", "error"].map((name) => query.get(name));
  if (!state) return undefined;
  if (code) return { state, code };
  return error ? { error: error === "access_denied" ? denied : failed } : undefined;
}
