// Every screen of the product, collected from the features' `<feature>.screens.ts`, in the order of the contract's `pages`.
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { type PageName, pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { matchPath } from "react-router";
import { typeName } from "#kernel/api/list-types.ts";
import type { PageParams, ScreenRecord } from "#kernel/page/screen-record.ts";

const files = import.meta.glob<{ screens: readonly ScreenRecord[] }>("../**/*.screens.ts", { eager: true });
const order = Object.keys(pages);
const names: Partial<Record<PageName, Message>> = pageNames;

export const screens: readonly ScreenRecord[] = Object.values(files)
  .flatMap((file) => file.screens)
  .toSorted((one, other) => order.indexOf(one.page) - order.indexOf(other.page));

interface ShownScreen {
  screen: ScreenRecord;
  params: PageParams;
}

export function screenAt(pathname: string): ShownScreen | undefined {
  for (const screen of screens) {
    const match = matchPath(pages[screen.page], pathname);
    if (match) return { screen, params: match.params };
  }
  return undefined;
}

/** The name of a screen as a message; a list is named after its type. */
export const messageOf = ({ page, types }: ScreenRecord, { type }: PageParams = {}): Message | undefined =>
  types ? typeName(types, type) : names[page];

export const nameOf = (screen: ScreenRecord, params?: PageParams): string | undefined => {
  const name = messageOf(screen, params);
  return name && t(name);
};

/** Returns the pages above this one, the nearest last: for "/services/:id" it is "/services". */
export const screensAbove = ({ page }: ScreenRecord): ScreenRecord[] =>
  screens.filter((screen) => screen.page !== "home" && pages[page].startsWith(`${pages[screen.page]}/`));
