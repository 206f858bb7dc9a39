import { proposalsPath } from "@solodesk/contract/account/assistant/proposals-path.ts";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "#kernel/storage/store.ts";
import { loadAssistant, openAssistant, openProposals } from "./open-assistant.ts";
import { assistantOpen, closeAssistant, questionFieldId } from "./panel-state.ts";

/** Opens the panel, goes to its field, or closes it if the focus is in it already. */
function toggle(): void {
  const field = document.getElementById(questionFieldId);
  if (!assistantOpen.get() || !field) return void openAssistant();
  if (field.closest("[data-assistant]")?.contains(document.activeElement)) closeAssistant();
  else field.focus();
}

/** Ctrl or Cmd plus J, wherever the focus is. */
function useAssistantShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "j" || event.shiftKey || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Notifications of proposals, and programs that made one, lead to an address that opens the panel. */
function useProposalsAddress(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.pathname + location.hash === proposalsPath) void openProposals();
  }, [location]);
}

const Panel = lazy(loadAssistant);

/** Renders the panel while it is open; what it holds is kept outside it. */
export function LazyAssistant() {
  const open = useStore(assistantOpen);
  useAssistantShortcut();
  useProposalsAddress();
  // Signed out, nobody may find it open again.
  useEffect(() => closeAssistant, []);
  return (
    open && (
      <Suspense>
        <Panel />
      </Suspense>
    )
  );
}
