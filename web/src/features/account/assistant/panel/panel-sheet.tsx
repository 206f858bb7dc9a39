import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { useBackAway } from "#ui/overlays/use-back-away.ts";
import { useVisibleHeight } from "#ui/overlays/use-visible-height.ts";
import { closeAssistant } from "./panel-state.ts";

interface PanelSheetProps {
  focusField: boolean;
  children: ReactNode;
}

/** Fills a phone, and is a drawer on what is wider. Back and following a link close it. */
export function PanelSheet({ focusField, children }: PanelSheetProps) {
  const follow = useFollow();
  const visible = useVisibleHeight();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useBackAway(true, closeAssistant);
  useEffect(() => {
    if (key !== openedAt.current) closeAssistant();
  }, [key]);
  return (
    <Sheet
      title={t("Assistant")}
      side="end"
      open
      onOpenChange={closeAssistant}
      focusOn={focusField ? "first" : "sheet"}
      className="w-full sm:w-96"
    >
      <div
        onClickCapture={follow}
        // The field stays above a phone's keyboard.
        style={{ maxHeight: visible }}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </Sheet>
  );
}

/** The sheet has its own history entry, which the page that a link opens replaces. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target !== "" || !event.currentTarget.contains(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { replace: true });
  };
}
