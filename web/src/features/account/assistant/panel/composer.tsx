import { maxQuestion } from "@solodesk/contract/account/assistant/thread.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowUp, Square } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { classes } from "#ui/look/classes.ts";
import { controlLook } from "#ui/look/control-look.ts";
import { focusFirst } from "#ui/overlays/use-return-focus.ts";
import { askAssistant } from "./ask-assistant.ts";
import { conversation, draft, stopAnswer } from "./conversation.ts";
import { questionFieldId } from "./panel-state.ts";

/** The field at the foot. Enter asks; Shift and Enter begin a line. */
export function Composer({ takesFocus }: { takesFocus: boolean }) {
  const typed = useStore(draft);
  const { exchanges } = useStore(conversation);
  const isAsking = exchanges.some(({ state }) => state === "asking");
  const isEmpty = typed.trim() === "";
  const send = () => {
    if (isAsking || isEmpty) return;
    draft.set("");
    void askAssistant(typed);
  };
  const press = (event: KeyboardEvent) => {
    // Enter may belong to a word that an input method is still composing.
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.key === "Enter") send();
    else if (event.key === "ArrowUp" && typed === "") draft.set(exchanges.at(-1)?.text ?? "");
    else return;
    event.preventDefault();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex shrink-0 items-end gap-2 border-line border-t px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <textarea
        id={questionFieldId}
        aria-label={t("Ask the assistant")}
        placeholder={t("Ask or say what to change…")}
        rows={1}
        maxLength={maxQuestion}
        value={typed}
        onChange={({ target }) => draft.set(target.value)}
        onKeyDown={press}
        className={classes(
          controlLook,
          // Grows to five lines.
          "field-sizing-content max-h-32 min-h-9 resize-none py-2 touch:min-h-11",
        )}
        {...(takesFocus ? focusFirst : {})}
      />
      {isAsking ? (
        <IconButton key="stop" label={t("Stop||an answer")} onClick={stopAnswer}>
          <Square aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton key="send" type="submit" label={t("Send||a question")} disabled={isEmpty}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
