// Breadcrumbs: Home, then the screens above this one, then the screen itself (spec 2).
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { nameOf, screenAt, screensAbove } from "../screens.ts";

export interface Breadcrumb {
  name: string;
  to: string;
}

/** A page without a name, such as one that does not exist, is named after its path. */
export function breadcrumbsOf(pathname: string): Breadcrumb[] {
  const here = pathname === pages.home ? pathname : pathname.replace(/\/+$/, "");
  const home = { name: t(pageNames.home), to: pages.home };
  if (here === pages.home) return [home];
  const shown = screenAt(here);
  const above = shown ? screensAbove(shown.screen) : [];
  return [
    home,
    ...above.map((screen) => ({ name: nameOf(screen) ?? "", to: pages[screen.page] })),
    { name: (shown && nameOf(shown.screen, shown.params)) ?? prettified(here), to: here },
  ];
}

/** "/my-last_page" → "My Last_page": the last segment, dashes to spaces, capitalised. */
export function prettified(pathname: string): string {
  const segment = decoded(pathname.split("/").filter(Boolean).at(-1) ?? "");
  return segment
    .replaceAll("-", " ")
    .replace(/(^|\s)(\S)/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
