import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useSearchParams } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { useAskGoogle } from "./use-ask-google.ts";

/** Signing in with Google instead of a password. */
export function GoogleWay() {
  const [search] = useSearchParams();
  const { isLeaving, ask } = useAskGoogle();
  return (
    <div className="pt-5">
      <p
        aria-hidden="true"
        className="mb-5 flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t("or||between two ways to sign in")}
      </p>
      <Button busy={isLeaving} onClick={() => void ask("signin", search.get("redirect"))} className="w-full">
        <GoogleMark />
        {t("Continue with Google")}
      </Button>
    </div>
  );
}
