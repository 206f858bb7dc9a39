import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Eye } from "lucide-react";
import { useEffect } from "react";
import { expiryOf } from "#kernel/session/token-subject.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { leaveView } from "#kernel/session/view.ts";
import { now } from "#kernel/time/clock.ts";
import { Button } from "#ui/forms/button.tsx";

/** Leaves when the token expires, so that what was loaded isn't shown for longer. */
function useEnd(): void {
  useEffect(() => {
    const left = expiryOf(readBearer() ?? "") * 1000 - now().getTime();
    const timer = setTimeout(() => void leaveView("ended"), left);
    return () => clearTimeout(timer);
  }, []);
}

/** Opens what would get a tab of its own in this one: another tab would be the operator's own, and no view. */
function useOneTab(): void {
  useEffect(() => {
    const stay = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.target === "_blank" && link.origin === location.origin) link.target = "_self";
    };
    document.addEventListener("click", stay, true);
    return () => document.removeEventListener("click", stay, true);
  }, []);
}

/** Stays above every page of an account that an operator views. */
export function ViewBanner({ name }: { name: string }) {
  useEnd();
  useOneTab();
  return (
    <section
      aria-label={t("Account view")}
      className="sticky top-0 z-40 flex items-center gap-x-3 bg-accent text-on-accent px-4 py-2 text-sm md:px-6 lg:px-8 print:static"
    >
      <Eye aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 break-words font-medium">
        {t("You're viewing {name}'s account as an operator. You can't change anything.", { name })}
      </p>
      <Button size="sm" onClick={() => void leaveView("left")}>
        {t("End view")}
      </Button>
    </section>
  );
}
