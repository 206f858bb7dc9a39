import { t } from "@solodesk/contract/kernel/language/t.ts";
import { History, SquarePen, X } from "lucide-react";
import { type UIEvent, useLayoutEffect, useRef } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Composer } from "./composer.tsx";
import { conversation, type Exchange, openThread, startAnew, threadsShown } from "./conversation.ts";
import { Exchanges } from "./exchanges.tsx";
import { closeAssistant } from "./panel-state.ts";
import { StartView } from "./start-view.tsx";
import { ThreadList } from "./thread-list.tsx";

/** The same in the column and in the sheet. */
export function PanelBody({ focusField }: { focusField: boolean }) {
  const isListing = useStore(threadsShown);
  return (
    <div data-assistant="" className="flex min-h-0 flex-1 flex-col">
      <PanelHead />
      {isListing ? <ThreadList /> : <Shown />}
      <Composer takesFocus={focusField} />
    </div>
  );
}

const loading = () => (
  <output aria-label={t("Loading the conversation")} className="block space-y-3">
    <Skeleton className="ms-auto h-9 w-2/3" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-3/5" />
  </output>
);

function Shown() {
  const { thread, exchanges, state } = useStore(conversation);
  const scroll = useKeptScroll(exchanges);
  return (
    <div {...scroll} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">
      {state === "loading" && loading()}
      {state === "failed" && (
        <ErrorState onRetry={() => thread !== undefined && void openThread(thread)}>
          {t("The conversation could not be loaded.")}
        </ErrorState>
      )}
      {state === "ready" && exchanges.length === 0 && <StartView />}
      <Exchanges exchanges={exchanges} />
    </div>
  );
}

function PanelHead() {
  const isListing = useStore(threadsShown);
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 border-line border-b pe-2 ps-4">
      <h2 className="min-w-0 flex-1 truncate text-md">{t("Assistant")}</h2>
      <IconButton label={t("New conversation")} onClick={startAnew}>
        <SquarePen aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("Earlier conversations")}
        aria-pressed={isListing}
        data-state={isListing ? "open" : "closed"}
        onClick={() => threadsShown.set(!isListing)}
      >
        <History aria-hidden="true" />
      </IconButton>
      <IconButton label={t("Close||the assistant")} onClick={closeAssistant}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Pixels from the end within which new lines are followed. */
const NEAR = 48;

/** Outlives the panel, like what it shows. */
let place = { top: 0, isAtEnd: true };

/** Keeps where the conversation was scrolled to, and follows a new question and what is read at the end. */
function useKeptScroll(exchanges: readonly Exchange[]) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = place.top;
  }, []);
  useLayoutEffect(() => {
    const last = exchanges.at(-1);
    if (!last || !scroller.current) return;
    const isNew = last.state === "asking" && last.lines.length === 0;
    if (isNew || place.isAtEnd) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [exchanges]);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    place = { top: scrollTop, isAtEnd: scrollHeight - scrollTop - clientHeight < NEAR };
  };
  return { ref: scroller, onScroll };
}
