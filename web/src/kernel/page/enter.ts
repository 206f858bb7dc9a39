import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { safeRedirect } from "../session/safe-redirect.ts";
import { startSession } from "../session/session.ts";

/**
 * Starts the session. Returns where to go: `wanted`, else the profile's redirectPath, else Home; never
 * another site.
 */
export function enter(signedIn: SignedIn, wanted: string | null): string {
  startSession(signedIn);
  const own = safeRedirect(signedIn.user.redirectPath, location.origin);
  return safeRedirect(wanted, location.origin) ?? own ?? pages.home;
}
