import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Sparkles } from "lucide-react";
import { useStore } from "#kernel/storage/store.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { openAssistant, prefetchAssistant } from "./open-assistant.ts";
import { assistantOpen, closeAssistant } from "./panel-state.ts";

/** In the header. */
export function AssistantButton() {
  const open = useStore(assistantOpen);
  return (
    <IconButton
      label={t("Assistant")}
      aria-expanded={open}
      aria-keyshortcuts="Control+J Meta+J"
      data-state={open ? "open" : "closed"}
      onPointerEnter={prefetchAssistant}
      onFocus={prefetchAssistant}
      onClick={() => (open ? closeAssistant() : void openAssistant())}
    >
      <Sparkles aria-hidden="true" />
    </IconButton>
  );
}
