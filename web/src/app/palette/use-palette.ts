// The typed text, the results, and the line that the keyboard is on.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLogOut } from "#features/identity/auth/use-log-out.ts";
import { useChatLink } from "#features/platform/support/use-chat-link.ts";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useThemeMode } from "#kernel/page/theme.ts";
import { wordsOf } from "#kernel/search/ranking.ts";
import { useUser } from "#kernel/session/session.ts";
import { isViewing } from "#kernel/storage/storage.ts";
import { focusHeading } from "../page/focus-heading.ts";
import { hasSidebar } from "../paths.ts";
import { useSheetOpen } from "../shell/sidebar/sidebar-state.ts";
import { useAddCredits } from "../shell/use-add-credits.ts";
import type { Listed, PaletteContext, PaletteEntry } from "./entry.ts";
import { keepChoice, readChoices, recalled } from "./recent-choices.ts";
import { commandSources, recordSources } from "./registry.ts";
import { askGroups, helpAmong, isSameEntry, resultsOf } from "./results.ts";
import { useRecords } from "./use-records.ts";

function usePaletteContext(): PaletteContext {
  return {
    store: useDashboard()?.store_info ?? null,
    chat: useChatLink(),
    theme: useThemeMode(),
    hasSidebar: hasSidebar(useLocation().pathname),
    isOperator: useUser()?.operator ?? false,
    addCredits: useAddCredits(),
    logOut: useLogOut(),
  };
}

interface Outcome {
  typed: string;
  isSearching: boolean;
  hasFailed: boolean;
  count: number;
}

/** Returns the text that matched nothing; like results, it stays while the next search runs. */
function useMissed({ typed, isSearching, hasFailed, count }: Outcome): string | undefined {
  const [missed, setMissed] = useState<string>();
  if (count > 0 || hasFailed) {
    if (missed !== undefined) setMissed(undefined);
    return undefined;
  }
  if (!isSearching && missed !== typed) setMissed(typed);
  return missed;
}

/** Opens an entry; returns what is left to run once the palette has given the focus back. */
function useFollow(): (entry: PaletteEntry, inNewTab: boolean) => (() => void) | undefined {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // An open sheet has its own history entry, which the new page replaces.
  const replace = useSheetOpen();
  return ({ href, newTab, run }, inNewTab) => {
    if (href !== undefined && (newTab || inNewTab)) {
      // Another tab would be the operator's own, and no view.
      window.open(href, isViewing ? "_self" : "_blank", "noopener");
      return undefined;
    }
    if (run || href === undefined) return run;
    const arrival = Promise.resolve(navigate(href, { replace }));
    // A new screen takes the focus when it arrives; if the screen stays, we focus its heading here.
    const stays = !href.includes("#") && href.split("?")[0] === pathname;
    return stays ? () => void arrival.then(focusHeading) : undefined;
  };
}

export type Palette = ReturnType<typeof usePalette>;

export function usePalette(onLeave: (then: (() => void) | undefined) => void) {
  const user = useUser()?.id ?? "";
  const context = usePaletteContext();
  const follow = useFollow();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<Listed>();
  const [choices] = useState(() => readChoices(user));

  const records = useRecords(wordsOf(typed).length === 0 ? "" : typed.trim().replace(/\s+/g, " "));
  const commands = commandSources.map(({ name, commands: list }) => ({
    name: t(name),
    entries: list(context).map((entry) => ({ ...entry, source: t(name) })),
  }));
  const recent = recalled(choices, commands, recordSources);
  const found = resultsOf({ typed, commands, records: records.groups, recent });
  const missed = useMissed({
    typed: typed.trim(),
    isSearching: records.isSearching,
    hasFailed: records.failed.length > 0,
    count: found.length,
  });
  const groups =
    missed !== undefined
      ? [...askGroups(typed), helpAmong(commands)]
      : // Enter must not ask the assistant instead of opening what is about to be found.
        found.length === 0 && records.isSearching
        ? found
        : [...found, ...askGroups(typed)];
  const entries = groups.flatMap((group) => group.entries);
  // Results that arrive later do not move the line the user went to; until the user moves, the best one is
  // active.
  const active = Math.max(
    entries.findIndex((entry) => pointed && isSameEntry(entry, pointed)),
    0,
  );

  const remember = (entry: Listed) => {
    if (!entry.isPassing) keepChoice(user, entry);
  };
  const choose = (entry: Listed, inNewTab = false) => {
    remember(entry);
    onLeave(follow(entry, inNewTab));
  };
  const pointAt = (at: number) => setPointed(entries.at(at % Math.max(entries.length, 1)));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows may belong to a word that an input method is still composing.
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: -1 }[event.key];
    const chosen = entries[active];
    if (target !== undefined) pointAt(target);
    else if (event.key === "Enter" && chosen) choose(chosen, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return {
    listId,
    optionId: (entry: Listed) => `${listId}-${entries.indexOf(entry)}`,
    typed,
    type: (text: string) => {
      setTyped(text);
      setPointed(undefined);
    },
    groups,
    count: entries.length,
    active: entries[active],
    missed,
    isSearching: records.isSearching,
    failed: records.failed,
    retry: records.retry,
    point: setPointed,
    remember,
    choose,
    onKeyDown,
  };
}
