// Addresses the app builds itself; the fixed ones are the contract's `pages`.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { screenAt } from "./screens.ts";

/** Spec 2: the login address with the full wanted path, query and hash. */
export const loginFor = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string =>
  `${pages.login}?${new URLSearchParams({ redirect: pathname + search + hash })}`;

const isUnder = (pathname: string, ...roots: readonly string[]): boolean =>
  roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));

/** Spec 2: the pages where the shell shows its sidebar, and those where it shows its header. */
export const hasSidebar = (pathname: string): boolean =>
  hasHeader(pathname) && !screenAt(pathname)?.screen.withoutSidebar;

export const hasHeader = (pathname: string): boolean => !isUnder(pathname, pages.auth, pages.ownStore);

/** Spec 4: whether the start-up check for a store runs here. */
export const wantsStoreCheck = (pathname: string): boolean =>
  hasHeader(pathname) && !screenAt(pathname)?.screen.withoutStore;

/** The depth of a path: page transitions slide right towards shallower ones. */
export const depthOf = (pathname: string): number => pathname.split("/").filter(Boolean).length;
