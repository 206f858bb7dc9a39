// Breadcrumbs: Home, then the names of the matched routes (spec 2).
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { pageNames } from "#kernel/page/page-names.ts";

export interface Breadcrumb {
  name: string;
  to: string;
}

/** What a route defines for its breadcrumb; a screen without a name is named after its path. */
export interface Handle {
  name?: string | ((params: Record<string, string | undefined>) => string | undefined);
}

export interface Matched {
  pathname: string;
  params: Record<string, string | undefined>;
  handle: unknown;
}

const home: Breadcrumb = { name: pageNames.home, to: pages.home };

export function breadcrumbsOf(matches: readonly Matched[], pathname: string): Breadcrumb[] {
  const named = matches.flatMap((match) => {
    const name = nameOf(match);
    return name === undefined ? [] : [{ name, to: trimmed(match.pathname) }];
  });
  const here = trimmed(pathname);
  const last = named.at(-1);
  // The current screen always has a breadcrumb, named or not.
  if (last?.to !== here && here !== pages.home) named.push({ name: prettified(here), to: here });
  return [home, ...named.filter(({ to }) => to !== pages.home)];
}

function nameOf({ handle, params }: Matched): string | undefined {
  if (typeof handle !== "object" || handle === null || !("name" in handle)) return undefined;
  const { name } = handle;
  if (typeof name === "string") return name;
  const made: unknown = typeof name === "function" ? name(params) : undefined;
  return typeof made === "string" ? made : undefined;
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

const trimmed = (pathname: string): string => (pathname === "/" ? "/" : pathname.replace(/\/+$/, ""));
