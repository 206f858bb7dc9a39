import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { useMedia } from "#ui/layout/use-media.ts";
import { askAssistant } from "./ask-assistant.ts";
import { restoreThread } from "./conversation.ts";
import { PanelBody } from "./panel-body.tsx";
import { PanelSheet } from "./panel-sheet.tsx";
import { closeAssistant, wantedQuestion } from "./panel-state.ts";

/** A column beside the content where there is room for both, a sheet elsewhere. */
export function AssistantPanel() {
  const isBeside = useMedia("(min-width: 90rem)");
  const isTouch = useMedia("(pointer:coarse)");
  useWantedQuestion();
  // On a touch screen the field would raise the keyboard over what can be pressed instead.
  const body = <PanelBody focusField={!isTouch} />;
  return isBeside ? <Column>{body}</Column> : <PanelSheet focusField={!isTouch}>{body}</PanelSheet>;
}

/** Asks what the panel was opened with; otherwise the thread of before a reload comes back. */
function useWantedQuestion(): void {
  const wanted = useStore(wantedQuestion);
  useEffect(() => {
    if (wanted === undefined) return restoreThread();
    wantedQuestion.set(undefined);
    void askAssistant(wanted);
  }, [wanted]);
}

function Column({ children }: { children: ReactNode }) {
  const aside = useRef<HTMLElement>(null);
  // Before paint, so that the focus is in the panel as soon as it shows, and can still be given back as it goes.
  useLayoutEffect(() => (aside.current ? holdFocus(aside.current) : undefined), []);
  return (
    <aside
      ref={aside}
      aria-label={t("Assistant")}
      tabIndex={-1}
      // Toasts move aside for it (see toast-place.ts).
      data-column=""
      className="sticky top-0 flex h-dvh w-96 shrink-0 flex-col border-line border-s bg-panel focus-visible:outline-none print:hidden"
    >
      {children}
    </aside>
  );
}

/** Focuses the column; Escape in it closes it. The returned function gives the focus back to where it came from. */
function holdFocus(column: HTMLElement): () => void {
  let before: EventTarget | null = null;
  // Native events: React's would also come from a dialog that was opened from here.
  const comeIn = ({ relatedTarget }: FocusEvent) => {
    const isFromInside = relatedTarget instanceof Node && column.contains(relatedTarget);
    if (relatedTarget && !isFromInside) before = relatedTarget;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    closeAssistant();
  };
  column.addEventListener("focusin", comeIn);
  column.addEventListener("keydown", press);
  const first = column.querySelector("[data-focus-first]");
  (first instanceof HTMLElement ? first : column).focus({ preventScroll: true });
  return () => {
    column.removeEventListener("focusin", comeIn);
    column.removeEventListener("keydown", press);
    if (!column.contains(document.activeElement)) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
