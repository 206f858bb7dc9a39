import type { SignedIn } from "@solodesk/contract/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useNavigate, useSearchParams } from "react-router";
import { safeRedirect } from "#kernel/safe-redirect.ts";
import { startSession } from "#kernel/session.ts";

/** Starts the session and leads to `?redirect=`, else to the profile's redirectPath, else Home; never off this site. */
export function useAfterSignIn(): (signedIn: SignedIn) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (signedIn) => {
    startSession(signedIn);
    const wanted = safeRedirect(search.get("redirect"), location.origin);
    const own = safeRedirect(signedIn.user.redirectPath, location.origin);
    void navigate(wanted ?? own ?? pages.home, { replace: true });
  };
}
