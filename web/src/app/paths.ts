// Addresses the app builds itself; the plain ones are `pages` of the contract.
import { pages } from "@solodesk/contract/kernel/pages.ts";

/** Spec 2: the login with the full wanted path, its query and hash. */
export const loginFor = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string =>
  `${pages.login}?${new URLSearchParams({ redirect: pathname + search + hash })}`;

export const isUnder = (pathname: string, ...roots: readonly string[]): boolean =>
  roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));

/** Spec 2: where the shell leaves its sidebar and its header away. */
export const hasSidebar = (pathname: string): boolean =>
  !isUnder(pathname, pages.auth, pages.profile, pages.settings, pages.ownStore);

export const hasHeader = (pathname: string): boolean => !isUnder(pathname, pages.auth, pages.ownStore);

const withoutStoreCheck = [
  pages.ownStore,
  pages.auth,
  pages.googleRedirect,
  pages.terms,
  pages.privacy,
  pages.refundPolicy,
  pages.contact,
];

/** Spec 4: the start-up check for a store happens everywhere else. */
export const wantsStoreCheck = (pathname: string): boolean => !isUnder(pathname, ...withoutStoreCheck);

/** How deep a path lies: page transitions go right towards shallower ones. */
export const depthOf = (pathname: string): number => pathname.split("/").filter(Boolean).length;
