import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { useNavigate, useSearchParams } from "react-router";
import { enter } from "#kernel/page/enter.ts";

/**
 * Starts the session and navigates to `?redirect=`, else to the profile's redirectPath, else Home; never to
 * another site.
 */
export function useAfterSignIn(): (signedIn: SignedIn) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (signedIn) => void navigate(enter(signedIn, search.get("redirect")), { replace: true });
}
