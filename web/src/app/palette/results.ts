// What the palette shows, in which groups and in which order.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Sparkles } from "lucide-react";
import { openAssistant } from "#features/account/assistant/panel/open-assistant.ts";
import { fits, type Ranked, ranked, wordsOf } from "#kernel/search/ranking.ts";
import type { Group, Listed } from "./entry.ts";

interface Known {
  typed: string;
  commands: readonly Group[];
  /** Found for the typed text, best first. */
  records: readonly Group[];
  recent: readonly Listed[];
}

/** Most commands that a group shows, so that the records below stay in view. */
const most = 6;

export function resultsOf({ typed, commands, records, recent }: Known): Group[] {
  if (wordsOf(typed).length === 0) return beforeTyping(commands, recent);
  const matching = matchingCommands(commands, typed);
  const isClose = ({ fit }: Matching) => fit < fits.abbreviated;
  const isMeant = matching.some(isClose);
  const meant = records.map(({ name, entries }) => ({
    name,
    entries: isMeant ? entries.filter(({ isLoose }) => !isLoose) : entries,
  }));
  // Records arrive later than commands, so commands that match only as an abbreviation come below all
  // records.
  return [
    ...matching.filter(isClose).map(({ group }) => group),
    ...meant,
    ...matching.filter((one) => !isClose(one)).map(({ group }) => group),
  ].filter(({ entries }) => entries.length > 0);
}

/** Help pages to offer when nothing is found. */
export const helpAmong = (commands: readonly Group[]): Group => ({
  name: t("Get help"),
  entries: [pages.faqs, pages.contact].flatMap(
    (page) => commands.flatMap(({ entries }) => entries).find(({ href }) => href === page) ?? [],
  ),
});

/** Offers to ask the assistant what is typed, if it is more than one word: a single one is a name. */
export function askGroups(typed: string): Group[] {
  if (wordsOf(typed).length < 2) return [];
  const question = typed.trim().replace(/\s+/g, " ");
  const name = t("Assistant");
  return [
    {
      name,
      entries: [
        {
          source: name,
          id: "ask",
          name: t("Ask “{typed}”", { typed: question }),
          icon: Sparkles,
          isPassing: true,
          run: () => void openAssistant(question),
        },
      ],
    },
  ];
}

export const isSameEntry = (a: Pick<Listed, "source" | "id">, b: Pick<Listed, "source" | "id">): boolean =>
  a.source === b.source && a.id === b.id;

function beforeTyping(commands: readonly Group[], recent: readonly Listed[]): Group[] {
  const suggested = commands
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.suggested && !recent.some((one) => isSameEntry(one, entry)));
  return [
    { name: t("Recent||what was chosen last"), entries: recent },
    { name: t("Suggested"), entries: suggested },
  ].filter(({ entries }) => entries.length > 0);
}

interface Matching {
  group: Group;
  /** The fit of its best entry. */
  fit: number;
}

function matchingCommands(commands: readonly Group[], typed: string): Matching[] {
  const groups = commands.map(({ name, entries }) => ({ name, best: ranked(entries, typed) }));
  const kept = withoutDoubles(groups.flatMap(({ best }) => best));
  return groups
    .map(({ name, best }) => {
      const own = best.filter((one) => kept.has(one));
      const entries = own.slice(0, most).map(({ entry }) => entry);
      return { group: { name, entries }, fit: own[0]?.fit ?? fits.abbreviated };
    })
    .toSorted((a, b) => a.fit - b.fit);
}

/** One place under two names would look like two places: only the better match stays. */
function withoutDoubles(all: readonly Ranked<Listed>[]): Set<Ranked<Listed>> {
  const places = new Set<string>();
  const kept = all
    .toSorted((a, b) => a.fit - b.fit)
    .filter(({ entry: { href, run } }) => {
      if (href === undefined || run) return true;
      const isNew = !places.has(href);
      places.add(href);
      return isNew;
    });
  return new Set(kept);
}
