// The screens a user can open, with the words people use for them.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PageName, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";
import type { FeatureSearch, ScreenWords } from "#kernel/search/feature-search.ts";
import { nameOf, screens, screensAbove } from "../screens.ts";
import type { PaletteEntry } from "./entry.ts";

type Words = Partial<Record<PageName, ScreenWords>>;

export function pageEntries(features: readonly FeatureSearch[], isOperator: boolean): PaletteEntry[] {
  const all: Words = Object.assign({}, ...features.map((feature) => feature.screens));
  const words: Words = isOperator ? all : withoutOperators(all);
  return [ownEntry, entriesOfPlaces, entriesOfTypes].flatMap((entriesOf) =>
    screens.flatMap((screen) => entriesOf(screen, words)),
  );
}

const withoutOperators = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([, { forOperators }]) => !forOperators));

function ownEntry(screen: ScreenRecord, { [screen.page]: known }: Words): PaletteEntry[] {
  if (!known) return [];
  const { icon, words, suggested = false, forOperators } = known;
  return [
    {
      id: screen.page,
      name: nameOf(screen) ?? "",
      ...(forOperators && { note: t("For operators") }),
      icon,
      words: t(words),
      href: pages[screen.page],
      suggested,
    },
  ];
}

const entriesOfPlaces = (screen: ScreenRecord, { [screen.page]: known }: Words): PaletteEntry[] =>
  (known?.places ?? []).map(({ id, name, icon, words, at, within }) => ({
    id: `${screen.page}/${id}`,
    name: t(name),
    note: nameOf(screen),
    icon,
    words: t(words),
    ...(within && { within: t(within) }),
    href: pages[screen.page] + at,
  }));

/** The lists below a screen. They are named after what they list, so the note names the screen. */
function entriesOfTypes(list: ScreenRecord, words: Words): PaletteEntry[] {
  const above = screensAbove(list).at(-1);
  const known = above && words[above.page];
  if (!known) return [];
  return Object.entries(list.types ?? {}).map(([type, name]) => ({
    id: `${above.page}/${type}`,
    name: t(name),
    note: nameOf(above),
    icon: known.icon,
    within: `${nameOf(above)} ${t(known.words)}`,
    href: pages[list.page].replace(":type", type),
  }));
}
