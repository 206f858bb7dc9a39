// Addresses the app builds itself; the fixed ones are the contract's `pages`.
import { pages } from "@solodesk/contract/kernel/pages.ts";

/** Spec 2: the login address with the full wanted path, query and hash. */
export const loginFor = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string =>
  `${pages.login}?${new URLSearchParams({ redirect: pathname + search + hash })}`;

export const isUnder = (pathname: string, ...roots: readonly string[]): boolean =>
  roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));

/** Spec 2: the pages where the shell shows its sidebar, and those where it shows its header. */
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

/** Spec 4: the start-up check for a store runs everywhere else. */
export const wantsStoreCheck = (pathname: string): boolean => !isUnder(pathname, ...withoutStoreCheck);

/** The depth of a path: page transitions slide right towards shallower ones. */
export const depthOf = (pathname: string): number => pathname.split("/").filter(Boolean).length;
