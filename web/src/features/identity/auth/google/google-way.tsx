import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useSearchParams } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { OrLine } from "../sign-in/or-line.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { useAskGoogle } from "./use-ask-google.ts";

/** Signing in with Google instead of a password. */
export function GoogleWay() {
  const [search] = useSearchParams();
  const { isLeaving, ask } = useAskGoogle();
  return (
    <div className="pt-5">
      <OrLine>{t("or||between two ways to sign in")}</OrLine>
      <Button busy={isLeaving} onClick={() => void ask("signin", search.get("redirect"))} className="w-full">
        <GoogleMark />
        {t("Continue with Google")}
      </Button>
    </div>
  );
}
