import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { enter } from "#kernel/page/enter.ts";
import { safeRedirect } from "#kernel/session/safe-redirect.ts";
import { takeVisit } from "./google-visit.ts";
import { returned } from "./returned.ts";

type Refused = Pick<CallError, "code" | "message" | "ticket">;

/** Completes the purpose of the visit, once, and navigates on; `refused` says why it could not. */
export function useGoogleReturn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [{ visit, answer, refusal }] = useState(() => returned(new URLSearchParams(search), takeVisit()));
  const [refused, setRefused] = useState<Refused | undefined>(
    answer ? undefined : { code: "", message: refusal, ticket: undefined },
  );
  const isBegun = useRef(false);
  const wanted = visit?.wanted ?? null;

  const leadOn = (to: string) => void navigate(to, { replace: true });
  const enterAs = (signedIn: SignedIn) => leadOn(enter(signedIn, wanted));
  const finish = async () => {
    // The code in the address is spent, and nobody should read it over the user's shoulder.
    if (search !== "") leadOn(pathname);
    if (!visit || !answer) return;
    try {
      const { finishVisit } = await import("./finish-visit.ts");
      const signedIn = await finishVisit(visit.purpose, answer);
      if (signedIn) enterAs(signedIn);
      else leadOn(safeRedirect(wanted, location.origin) ?? pages.profile);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error);
    }
  };
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void finish();
  });
  return { visit, refused, enterAs };
}
