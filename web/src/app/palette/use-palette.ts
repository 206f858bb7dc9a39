// What is typed, what is found for it, and which line the keys are at.
import { type KeyboardEvent, useId, useState } from "react";
import { useUser } from "#kernel/session/session.ts";
import type { Listed } from "./entry.ts";
import { wordsOf } from "./ranking.ts";
import { keepChoice, readChoices, recalled } from "./recent-choices.ts";
import { commandSources, recordSources } from "./registry.ts";
import { helpAmong, isSame, resultsOf } from "./results.ts";
import { useFollow } from "./use-follow.ts";
import { useMissed } from "./use-missed.ts";
import { usePaletteContext } from "./use-palette-context.ts";
import { useRecords } from "./use-records.ts";

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
    name,
    entries: list(context).map((entry) => ({ ...entry, source: name })),
  }));
  const recent = recalled(choices, commands, recordSources);
  const found = resultsOf({ typed, commands, records: records.groups, recent });
  const missed = useMissed({
    typed: typed.trim(),
    isSearching: records.isSearching,
    hasFailed: records.failed.length > 0,
    count: found.length,
  });
  const groups = missed === undefined ? found : [helpAmong(commands)];
  const entries = groups.flatMap((group) => group.entries);
  // Results that come in later leave the line one has gone to where it is; until then it is the best one.
  const active = Math.max(
    entries.findIndex((entry) => pointed && isSame(entry, pointed)),
    0,
  );

  const remember = (entry: Listed) => keepChoice(user, entry);
  const choose = (entry: Listed, inNewTab = false) => {
    remember(entry);
    onLeave(follow(entry, inNewTab));
  };
  const pointAt = (at: number) => setPointed(entries.at(at % Math.max(entries.length, 1)));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows may belong to the word that an input method is still making.
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
