// The signed-in user's latest choices. Commands are stored by id; records with what their line shows.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { z } from "zod";
import type { RecordSource } from "#kernel/search/feature-search.ts";
import { recentKey } from "#kernel/session/personal-keys.ts";
import { safeRedirect } from "#kernel/session/safe-redirect.ts";
import { readJson, writeJson } from "#kernel/storage/storage.ts";
import type { Group, Listed } from "./entry.ts";
import { isSameEntry } from "./results.ts";

const Choice = z.object({
  source: z.string(),
  id: z.string(),
  name: z.string(),
  note: z.string().optional(),
  href: z.string().optional(),
  picture: z.string().nullable().optional(),
});
type Choice = z.infer<typeof Choice>;

const Stored = z.object({ user: z.string(), choices: z.array(z.unknown()) });

/** Stores a few more than it shows: some may no longer exist. */
const [kept, shown] = [8, 5];

/** Returns nothing for another user, and skips stored entries of another shape. */
export function readChoices(user: string): Choice[] {
  const stored = Stored.safeParse(readJson(recentKey)).data;
  if (stored?.user !== user) return [];
  return stored.choices.flatMap((one) => Choice.safeParse(one).data ?? []).slice(0, kept);
}

export function keepChoice(user: string, { source, id, name, note, href, picture }: Listed): void {
  const latest = { source, id, name, note, href, picture };
  const before = readChoices(user).filter((one) => !isSameEntry(one, latest));
  writeJson(recentKey, { user, choices: [latest, ...before].slice(0, kept) });
}

/** Returns the choices as current entries; a command that no longer exists is left out. */
export function recalled(
  choices: readonly Choice[],
  commands: readonly Group[],
  records: readonly RecordSource[],
): Listed[] {
  const entries = choices.flatMap((choice): Listed[] => {
    const command = commands.flatMap((group) => group.entries).find((entry) => isSameEntry(entry, choice));
    if (command) return [command];
    const icon = records.find(({ name }) => t(name) === choice.source)?.icon;
    const href = safeRedirect(choice.href, location.origin);
    return icon && href !== undefined ? [{ ...choice, icon, href }] : [];
  });
  return entries.slice(0, shown);
}
